import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

const longestDecision = 300;
const longestSentence = 30;
const parts = ['Status', 'Context', 'Decision', 'Consequences'];

const wordsOf = (text) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));

/** A decision has a status, context, decision and consequences, on one page. */
function faultsOfDecision(text) {
  const missing = parts.filter((part) => !text.includes(`**${part}.**`));
  const length = wordsOf(text).length;
  return [
    ...missing.map((part) => `has no **${part}.**`),
    ...(length > longestDecision ? [`has ${length} words; ${longestDecision} is the most`] : []),
  ];
}

const isDecision = (path) => /^docs\/decisions\/\d/.test(path);
const index = 'docs/decisions/README.md';

const isSuperseded = (text) => text.includes('**Status.** Superseded');

/** Decisions that the index doesn't name by their titles, and superseded ones that it doesn't strike through. */
const unlisted = (decisions, textOf) =>
  decisions.length === 0
    ? []
    : decisions
        .filter((path) => {
          const [title = ''] = textOf(path).split('\n');
          const link = `[${title.replace(/^# /, '')}](${basename(path)})`;
          return !textOf(index).includes(isSuperseded(textOf(path)) ? `~~${link}~~` : `- ${link}`);
        })
        .map((path) => `${index} doesn't name ${path} by its title, struck through if it is superseded`);

/** The comments of a source file, or the paragraphs of a guide, each with its first line's number. */
function passagesOf(path, text) {
  const pattern = path.endsWith('.md')
    ? /(?:^(?![#|`>\-*\s\d]).+\n?)+/gm
    : /\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;
  const prose = path.endsWith('.md')
    ? text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/./g, ' '))
    : text;
  return [...prose.matchAll(pattern)].map(({ 0: passage, index }) => ({
    line: text.slice(0, index).split('\n').length,
    words: passage.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)/gm, ' ').replace(/\*\/\s*$/, ''),
  }));
}

const longSentencesOf = (path, text) =>
  passagesOf(path, text).flatMap(({ line, words }) =>
    words
      .split(/(?<=[.!?:;])\s/)
      .map((sentence) => wordsOf(sentence).length)
      .filter((length) => length > longestSentence)
      .map((length) => `${path}:${line} has a sentence of ${length} words`),
  );

const isProse = /\.(tsx?|mjs|md)$/;

/** Decisions keep their form. A sentence over 30 words is a warning, since readers may have to read it twice. */
export async function checkProse(root) {
  const files = trackedFiles(root).filter((path) => isProse.test(path));
  const textOf = (path) => readFileSync(join(root, path), 'utf8');
  const decisions = files.filter(isDecision);
  return {
    problems: [
      ...decisions.flatMap((path) => faultsOfDecision(textOf(path)).map((fault) => `${path} ${fault}`)),
      ...unlisted(decisions, textOf),
    ],
    warnings: files.flatMap((path) => longSentencesOf(path, textOf(path))),
  };
}
