import postcss from 'postcss';
import type { StyleRule } from 'virtual:style-rules';

/** At-rules that contain rules for elements. Others, such as fonts and keyframes, are written as a whole. */
const groups = new Set(['media', 'supports', 'layer', 'container']);

/** Returns the classes that an element and those around it must have for a selector to match. */
function classesOf(selector: string): string[] {
  // A pseudo-class may match without its classes. Its arguments may contain one more pair of brackets.
  const plain = selector.replaceAll(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

function ruleOf(node: postcss.ChildNode): StyleRule[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const alternatives = node.selectors.map(classesOf);
    return [alternatives.some((classes) => classes.length === 0) ? [String(node)] : [String(node), alternatives]];
  }
  if (node.type === 'atrule' && node.nodes !== undefined && groups.has(node.name))
    return [{ group: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(ruleOf) }];
  return [String(node)].map((css) => [css.endsWith('}') ? css : `${css};`]);
}

/** Returns the rules of a style sheet in their order, each with the classes that it needs. */
export const styleRules = (css: string): StyleRule[] => postcss.parse(css).nodes.flatMap(ruleOf);
