import type { Random } from '../../src/random.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { amountWords } from './number-words.ts';
import { TAKE_SCRIPTS } from './take-scripts.ts';

type Take = { readonly title: string; readonly text: string };

const SENTENCES = 7;
/** How many faults a take has; each number is as likely as it is often here. */
const FAULTS = [0, 1, 2, 2, 3, 3];
/** A place in the source of a script where something can go wrong. */
const PLACE = /\{([-=]?)([^|}]*)(?:\|([^}]*))?\}/g;

/** One of several words. */
const VARIANTS = /<([^>]*)>/g;

/**
 * A script beside what was read of it. `[[changed:script|read]]` was read in other words, `[[left_out:script]]` was not
 * read at all, and `[[same:script|read]]` differs only on paper; the marks are made in the script.
 */
export const template = defineTemplate<Take>({
  read: (fields) => ({ title: textOf(fields.get('title')), text: textOf(fields.get('text')) }),
  draw(random) {
    const title = random.pick(Object.keys(TAKE_SCRIPTS));
    const sentences = TAKE_SCRIPTS[title] ?? [];
    const chosen = new Set(random.shuffle(sentences).slice(0, SENTENCES));
    return {
      title,
      text: plantFaults(
        sentences.filter((sentence) => chosen.has(sentence)),
        random,
      ),
    };
  },
  make({ title, text }) {
    const read = text
      .replace(/\[\[(?:changed|same):[^|\]]+\|([^\]]+)\]\]/g, '$1')
      .replace(/ ?\[\[left_out:[^\]]+\]\]/g, '')
      .trim();
    return {
      material: [{ [`What was read: ${title}`]: read }],
      text: text
        .replace(/\[\[same:([^|\]]+)\|[^\]]+\]\]/g, '$1')
        .replace(/(\[\[changed:[^|\]]+)\|[^\]]+\]\]/g, '$1]]'),
      explain: explain(text),
    };
  },
});

/** Lets a voice get some sentences wrong: at most one thing in each. */
function plantFaults(sentences: readonly string[], random: Random): string {
  const wrong = new Set(random.shuffle([...sentences.keys()]).slice(0, random.pick(FAULTS)));
  return sentences.map((sentence, index) => writeSentence(sentence, wrong.has(index), random)).join(' ');
}

function writeSentence(source: string, isWrong: boolean, random: Random): string {
  const [sentence, numbers] = [source.replace(/^!/, ''), random.pick(SIMILAR_NUMBERS)];
  const filled = sentence
    .replace(VARIANTS, (_whole, words: string) => random.pick(words.split('/')))
    .replace('{teen}', `{${numbers.teen}|${numbers.ten}}`)
    .replace('{ten}', `{${numbers.ten}|${numbers.teen}}`);
  if (isWrong && source.startsWith('!')) return `[[left_out:${clean(filled)}]]`;
  const places = [...filled.matchAll(PLACE)].filter(([, kind]) => kind !== '=');
  const wrong = isWrong ? random.pick(places).index : -1;
  return filled.replace(PLACE, (_whole, kind: string, script: string, read = '', index: number) => {
    if (kind === '=') return random.chance(0.5) ? `[[same:${script}|${read}]]` : script;
    if (index !== wrong) return script;
    return kind === '-' ? `[[left_out:${script}]]` : `[[changed:${script}|${read}]]`;
  });
}

function clean(sentence: string): string {
  return sentence.replace(PLACE, '$2');
}

/** Numbers that are taken for each other: sixteen and sixty. */
const SIMILAR_NUMBERS = [13, 14, 15, 16, 17, 18, 19].map((number) => ({
  teen: amountWords(number),
  ten: amountWords((number - 10) * 10),
}));

function explain(source: string): string {
  const changed = [...source.matchAll(/\[\[changed:([^|\]]+)\|([^\]]+)\]\]/g)].map(
    ([, script, read]) => `The script says "${script ?? ''}", the take "${read ?? ''}".`,
  );
  const missing = [...source.matchAll(/\[\[left_out:([^\]]+)\]\]/g)].map(
    ([, script]) => `"${script ?? ''}" was left out.`,
  );
  const all = [...changed, ...missing];
  return all.length > 0 ? all.join(' ') : 'Everything was read as it is written.';
}
