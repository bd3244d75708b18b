import type { FormAnswer, FormDefinition, FormField } from '@platform/contracts';
import { mean, normalizeForComparison, quote, textDistance } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

type Value = string | number | null;

/**
 * Each field of each row counts one. Numbers must be exact; texts are the same if they differ only in letter case,
 * spaces and a final period. An optional field that the right answer leaves out does not count.
 */
export const formScoring: PartScoring<'form'> = {
  score: (definition, answer, truth) => {
    const fields = cellsOf(definition, answer, truth)
      .filter(({ field, b }) => !(field.optional && b === null))
      .map(({ row, field, a, b }) => {
        const isRight = isSame(a, b);
        const text =
          b === null
            ? `Row ${row} is not needed.`
            : isRight
              ? `${field.label}: ${describe(field, b)} is right.`
              : `${field.label} is ${describe(field, b)}, not ${describe(field, a)}.`;
        return { isRight, finding: { target: `row:${row}.${field.id}`, isRight, text } };
      });
    return {
      score: mean(fields.map(({ isRight }) => (isRight ? 1 : 0))),
      findings: fields.map(({ finding }) => finding),
    };
  },
  guess: (definition, [truth]) => {
    const chances = cellsOf(definition, { rows: [] }, truth ?? { rows: [] })
      .filter(({ field, b }) => !(field.optional && b === null))
      .map(({ field }) => (field.kind === 'choice' ? 1 / field.options.length : 0));
    return { answers: chances.length, chance: mean(chances) };
  },
  distance: (definition, one, other) =>
    1 -
    mean(
      cellsOf(definition, one, other).map(({ field, a, b }) =>
        field.kind === 'text' || field.kind === 'line'
          ? 1 - textDistance(normalizeForComparison(String(a ?? '')), normalizeForComparison(String(b ?? '')))
          : a === b
            ? 1
            : 0,
      ),
    ),
};

function cellsOf({ fields }: FormDefinition, { rows: a }: FormAnswer, { rows: b }: FormAnswer) {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) =>
    fields.map((field) => ({
      row: index + 1,
      field,
      a: a[index]?.[field.id] ?? null,
      b: b[index]?.[field.id] ?? null,
    })),
  ).flat();
}

function isSame(a: Value, b: Value): boolean {
  return typeof a === 'string' && typeof b === 'string'
    ? normalizeForComparison(a) === normalizeForComparison(b)
    : a === b;
}

function describe({ kind }: FormField, value: Value): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  if (kind === 'money') return `${value < 0 ? '-' : ''}$${(Math.abs(value) / 100).toFixed(2)}`;
  return kind === 'tenths' ? `${(value / 10).toFixed(1)} s` : String(value);
}
