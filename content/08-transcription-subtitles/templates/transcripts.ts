import { readMarks } from '../../src/compile/marks.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

type Transcript = { readonly title: string; readonly text: string };

/**
 * A script that was read aloud beside what a speech recognizer made of it. `[[misheard:said|written]]` was written for
 * what was said, `[[invented:written]]` was not said at all; the marks are made in the transcript.
 */
export const template = defineTemplate<Transcript>({
  read: (fields) => ({ title: textOf(fields.get('title')), text: textOf(fields.get('text')) }),
  make({ title, text }) {
    const said = text
      .replace(/\[\[misheard:([^|\]]+)\|[^\]]+\]\]/g, '$1')
      .replace(/\[\[invented:[^\]]+\]\] ?/g, '');
    const marked = text.replace(/\[\[misheard:[^|\]]+\|/g, '[[misheard:');
    return {
      material: [{ [`Script: ${title}`]: said.trim() }],
      text: marked,
      explain: explain(text, marked),
    };
  },
});

function explain(source: string, marked: string): string {
  const misheard = [...source.matchAll(/\[\[misheard:([^|\]]+)\|([^\]]+)\]\]/g)].map(
    ([, spoken, written]) => `"${spoken ?? ''}" was said where "${written ?? ''}" is written`,
  );
  const { text, answer } = readMarks(marked);
  const invented = answer.spans
    .filter(({ label }) => label === 'invented')
    .map(({ from, to }) => `no one said "${text.slice(from, to)}"`);
  if (misheard.length + invented.length === 0) return 'The transcript is right: every word of it was said.';
  return `${[...misheard, ...invented].join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}
