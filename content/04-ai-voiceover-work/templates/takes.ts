import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

type Take = { readonly title: string; readonly text: string };

/**
 * A script beside what was read of it. `[[changed:script|read]]` was read in other words, `[[left_out:script]]` was not
 * read at all; the marks are made in the script.
 */
export const template = defineTemplate<Take>({
  read: (fields) => ({ title: textOf(fields.get('title')), text: textOf(fields.get('text')) }),
  make({ title, text }) {
    const read = text
      .replace(/\[\[changed:[^|\]]+\|([^\]]+)\]\]/g, '$1')
      .replace(/ ?\[\[left_out:[^\]]+\]\]/g, '')
      .trim();
    return {
      material: [{ [`What was read: ${title}`]: read }],
      text: text.replace(/(\[\[changed:[^|\]]+)\|[^\]]+\]\]/g, '$1]]'),
      explain: explain(text),
    };
  },
});

function explain(source: string): string {
  const changed = [...source.matchAll(/\[\[changed:([^|\]]+)\|([^\]]+)\]\]/g)].map(
    ([, script, read]) => `The script says "${script ?? ''}", the take "${read ?? ''}".`,
  );
  const missing = [...source.matchAll(/\[\[left_out:([^\]]+)\]\]/g)].map(
    ([, script]) => `"${script ?? ''}" was left out.`,
  );
  return [...changed, ...missing].join(' ');
}
