// Finds faults in the FAQ and the pages of `catalogue/`, for check-catalogue.mjs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textReader } from './text-choices.mjs';

const slugs = [
  'about',
  'accessibility',
  'contact',
  'grading',
  'how-it-works',
  'imprint',
  'legal-guarantee',
  'privacy',
  'returns',
  'shipping',
  'terms',
];
/** Allowed targets of links in texts: the shop's own addresses without language. */
const addresses = new Set([
  '/',
  '/basket',
  '/cart',
  '/checkout',
  '/bulk-scanning',
  '/chat-bot',
  '/account-details',
  '/account-details/edit',
  '/delete-account',
  '/register',
  '/login',
  '/forgot-password',
  '/faq',
  '/search',
  '/find-trade',
  '/licences.txt',
  '/withdraw',
  ...slugs.map((slug) => `/${slug}`),
]);
const isId = (text) => typeof text === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
const isText = (text) => typeof text === 'string' && text !== '' && text === text.trim();
const keysOf = (value) => Object.keys(Object(value)).toSorted().join();
const difference = (left, right) => [...left].filter((item) => !right.has(item));

function checkWords(text, report) {
  // Full-width and inverted marks count too.
  if (/[!\u00A1\uFF01\uFE57]/.test(text)) report('has an exclamation mark');
  for (const [, target] of text.matchAll(/\]\(([^)]*)\)/g)) {
    const path = target.split('#')[0];
    if (path.startsWith('/') ? !addresses.has(path) : !/^(https:\/\/|mailto:|tel:|#)/.test(target))
      report(`the link to ${target} leads nowhere`);
  }
}

/** Reports figures and choices that differ from the English text, so that all languages state the same rules. */
function checkSame(mine, english, report) {
  for (const kind of ['figures', 'choices']) {
    const missing = difference(english[kind], mine[kind]);
    const more = difference(mine[kind], english[kind]);
    if (missing.length > 0) report(`lacks the ${kind} ${missing.join(', ')}, which English has`);
    if (more.length > 0) report(`has the ${kind} ${more.join(', ')}, which English has not`);
  }
}

/** Returns the ids in their order. Reports an id that is malformed or repeated. */
function idsOf(items, report) {
  const ids = new Set();
  for (const { id } of items) {
    if (!isId(id)) report(`id "${id}" must be small letters and hyphens`);
    if (ids.has(id)) report(`id ${id} stands twice`);
    ids.add(id);
  }
  return ids;
}

/** Returns one language's FAQ: topics by question, figures and choices by question; null when its shape is wrong. */
function readFaq(file, path, { language, readText, problems }) {
  const report = (reason) => problems.push(`${file} ${reason}`);
  const raw = readFileSync(path, 'utf8');
  let faq;
  try {
    faq = JSON.parse(raw);
  } catch (error) {
    report(`is not JSON: ${error.message}`);
    return null;
  }
  if (!Array.isArray(faq?.topics) || !Array.isArray(faq.questions) || keysOf(faq) !== 'questions,topics') {
    report('must have the lists "topics" and "questions", and nothing else');
    return null;
  }
  const topics = idsOf(faq.topics, report);
  idsOf(faq.questions, report);
  for (const topic of faq.topics) {
    const of = (reason) => report(`topic ${topic.id}: ${reason}`);
    if (keysOf(topic) !== 'id,title' || !isText(topic.title)) of('must have id and title, and nothing else');
    else checkWords(topic.title, of);
    if (!faq.questions.some((question) => question.topic === topic.id)) of('has no question');
  }
  const questions = new Map();
  for (const question of faq.questions) {
    const { id, topic, question: asked, answer, words } = question;
    const of = (reason) => report(`${id}: ${reason}`);
    if (keysOf(question) !== 'answer,id,question,topic,words')
      of('must have id, topic, question, answer and words, and nothing else');
    if (!topics.has(topic)) of(`topic "${topic}" is not on the list`);
    if (!Array.isArray(words) || words.length === 0 || !words.every(isText))
      of('"words" must be a list of search words');
    else checkWords(words.join(' '), of);
    if (!isText(asked) || !isText(answer)) {
      of('question or answer is empty or has spaces around it');
      continue;
    }
    const text = `${asked}\n${answer}`;
    checkWords(text, of);
    questions.set(id, { topic, ...readText(text, language, of) });
  }
  return { topics, questions };
}

function checkFaq(folder, languages, readText, problems) {
  const read = new Map();
  for (const language of languages) {
    const file = `faq/${language}.json`;
    if (!existsSync(join(folder, file))) problems.push(`${file} is missing`);
    else read.set(language, readFaq(file, join(folder, file), { language, readText, problems }));
  }
  const english = read.get('en');
  if (!english) return 0;
  for (const [language, faq] of read) {
    if (!faq || faq === english) continue;
    const report = (reason) => problems.push(`faq/${language}.json ${reason}`);
    for (const [name, mine, theirs] of [
      ['topic', faq.topics, english.topics],
      ['question', new Set(faq.questions.keys()), new Set(english.questions.keys())],
    ]) {
      for (const id of difference(theirs, mine)) report(`lacks the ${name} ${id}`);
      for (const id of difference(mine, theirs)) report(`has the ${name} ${id}, which English has not`);
    }
    for (const [id, question] of faq.questions) {
      const original = english.questions.get(id);
      if (!original) continue;
      if (question.topic !== original.topic)
        report(`${id}: is under ${question.topic}, in English under ${original.topic}`);
      checkSame(question, original, (reason) => report(`${id}: ${reason}`));
    }
  }
  return english.questions.size;
}

/** Returns the figures and choices of one page. A page is front matter, then Markdown with headings from `##` on. */
function readPage(file, path, { language, readText, problems }) {
  const report = (reason) => problems.push(`${file} ${reason}`);
  const text = readFileSync(path, 'utf8');
  const [, head, body] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) report('must begin with front matter between two lines of ---');
  else {
    const fields = new Map(
      head.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
    );
    if ([...fields.keys()].join() !== 'title,description,changed')
      report('front matter must be title, description, changed');
    if (!fields.get('title') || !fields.get('description')) report('title or description is empty');
    if ([...(fields.get('description') ?? '')].length > 155) report('the description is longer than 155 characters');
    const changed = fields.get('changed') ?? '';
    if (!/^\d{4}-\d{2}-\d{2}$/.test(changed) || Number.isNaN(Date.parse(changed)))
      report(`changed "${changed}" must be a day, as 2026-11-21`);
    if (body.trim() === '' || /^# /m.test(body))
      report('must have text, with headings from ## on: the title is the only one above');
  }
  checkWords(text, report);
  return readText(text, language, report);
}

function checkPages(folder, languages, readText, problems) {
  const expected = new Set(slugs.flatMap((slug) => languages.map((language) => `${slug}.${language}.md`)));
  const there = new Set(readdirSync(join(folder, 'pages')));
  for (const file of difference(there, expected))
    problems.push(`pages/${file} is no page of the shop in one of its languages`);
  for (const file of difference(expected, there)) problems.push(`pages/${file} is missing`);
  const read = (slug, language) => {
    const file = `${slug}.${language}.md`;
    return there.has(file)
      ? readPage(`pages/${file}`, join(folder, 'pages', file), { language, readText, problems })
      : null;
  };
  for (const slug of slugs) {
    const english = read(slug, 'en');
    for (const language of languages.filter((one) => one !== 'en')) {
      const page = read(slug, language);
      if (english && page)
        checkSame(page, english, (reason) => problems.push(`pages/${slug}.${language}.md ${reason}`));
    }
  }
}

/**
 * Checks FAQ and pages of a catalogue folder in all languages.
 * `domain`: the functions and lists of `domain/` that `textReader` uses.
 * Returns one line per fault (`file reason`) and the numbers of questions and pages.
 */
export function checkTexts(folder, languages, domain) {
  const problems = [];
  const figures = JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8'));
  for (const [name, figure] of Object.entries(figures)) {
    if (keysOf(figure) !== 'from,what' || !isText(figure.what) || !isText(figure.from))
      problems.push(`figures.json ${name} must say "what" it is and where it is "from"`);
  }
  const readText = textReader(domain, new Set(Object.keys(figures)));
  const questions = checkFaq(folder, languages, readText, problems);
  checkPages(folder, languages, readText, problems);
  return { problems, questions, pages: slugs.length };
}
