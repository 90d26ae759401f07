import { fitAuthor, inkOn, type Layout } from '../composition';
import { fit, type Setting } from '../fit';
import { ornament } from '../ornaments';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Lines as in a school book: author, then title, on one coloured ground. */
export const ruled: Layout = (c) => {
  const { colours, small, rtl } = c;
  const ground = colours.first;
  const ink = inkOn(ground, colours);
  const title = fit(c.title, {
    width: 200,
    height: small ? 210 : 186,
    sizes: small ? [48, 42, 36, 31, 27] : [38, 34, 30, 27, 24],
    lines: 6,
    lead: 1.3,
  });
  const byline = (size: number) => fitAuthor(c, size, { width: 200, lines: small ? 1 : 2, lead: 1.3 });
  let author = byline(small ? title.size : Math.min(title.size, 26));
  while (!standsOn(author, title)) author = byline(author.size * 0.9);
  const top = 44;
  const even = {
    ...author,
    lead: title.lead,
    height: single(author) + Math.max(0, author.lines.length - 1) * title.lead,
  };
  const first = top + title.lead * 0.76;
  const count = author.lines.length + title.lines.length;
  const rules = Array.from({ length: count + 1 }, (_, k) => rect(20, top + k * title.lead, 200, 1.1, ink.fill)).join(
    '',
  );
  return [
    rect(0, 0, W, H, ground),
    rules,
    small ? '' : ornament(c.random, { x: rtl ? 33 : 207, y: 327, radius: 13, colour: ink.fill, ground }),
    place(c, even, { x: 20, top: first - author.ascent, ink: inkOn(ground, colours, colours.second) }),
    place(c, title, { x: 20, top: first + author.lines.length * title.lead - title.ascent, ink }),
  ];
};

/** The height of one line of a setting. */
function single(setting: Setting): number {
  return setting.height - Math.max(0, setting.lines.length - 1) * setting.lead;
}

/** Returns whether the names fit between the lines of the title: some scripts need more depth. */
function standsOn(author: Setting, title: Setting): boolean {
  return single(author) <= title.lead && single(author) - author.ascent <= title.lead - title.ascent;
}
