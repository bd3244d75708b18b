import type { PartAnswer, PartDefinition, SubmissionItem } from '@platform/contracts';
import { STREET } from '../../../shell/e2e/support/parts-content.ts';
import { item } from '../../../shell/e2e/support/work-content.ts';

const SENTENCE = 'Ada Lovelace met Charles Babbage in London in June, and both wrote about it.\n';
const LABELS = ['Person', 'Place', 'Date'].map((label) => ({ id: label.toLowerCase(), label, hint: null }));

const textOf = (length: number) =>
  SENTENCE.repeat(Math.ceil(length / SENTENCE.length))
    .slice(0, length)
    .trim();

function answered(question: PartDefinition, answer: PartAnswer): SubmissionItem {
  return item(question.type, { material: [], parts: [question], answers: { [question.id]: answer } });
}

/** A picture with boxes in rows. */
export function boxesItem(count: number): SubmissionItem {
  const boxes = Array.from({ length: count }, (_, index) => ({
    x: 10 + (index % 20) * 48,
    y: 10 + Math.floor(index / 20) * 60,
    width: 40,
    height: 50,
    label: LABELS[index % 3]?.id ?? '',
    flags: [],
  }));
  return answered(
    {
      type: 'boxes',
      id: 'boxes',
      prompt: 'Draw the boxes',
      ...STREET,
      labels: LABELS,
      flags: [],
      minSide: 4,
    },
    { boxes, nothingToMark: false },
  );
}

/** A text whose words are marked from its second sentence on, so that the first is free. */
export function spansItem(length: number, count: number): SubmissionItem {
  const text = textOf(length);
  const words = [...text.matchAll(/\w{3,}/g)].filter(({ index }) => index > SENTENCE.length);
  const spans = words.slice(0, count).map(({ index, 0: word }, number) => ({
    from: index,
    to: index + word.length,
    label: LABELS[number % 3]?.id ?? '',
  }));
  return answered(
    { type: 'spans', id: 'spans', prompt: 'Mark the names', text, labels: LABELS },
    { spans, nothingToMark: false },
  );
}

/** A table with a text, a number and a choice in each row. */
export function formItem(rowCount: number): SubmissionItem {
  const field = { hint: null, min: 0, max: 1_000, options: [], optional: false };
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    what: `Row ${index}`,
    length: 25,
    size: 'Wide',
  }));
  return answered(
    {
      type: 'form',
      id: 'form',
      prompt: 'List the shots',
      fields: [
        { ...field, id: 'what', kind: 'line', label: 'What is seen' },
        { ...field, id: 'length', kind: 'tenths', label: 'Seconds' },
        { ...field, id: 'size', kind: 'choice', label: 'Size', options: ['Wide', 'Close-up'] },
      ],
      minRows: 1,
      maxRows: 60,
      sum: { field: 'length', total: 1_500 },
    },
    { rows },
  );
}

/** A text that is rewritten. */
export function rewriteItem(length: number): SubmissionItem {
  const rules = {
    minWords: 10,
    maxWords: 3_000,
    maxSentenceWords: 40,
    required: [['Babbage']],
    banned: ['cheap'],
  };
  return answered(
    { type: 'rewrite', id: 'rewrite', prompt: 'Rewrite the text', source: textOf(length), rules },
    { text: textOf(length) },
  );
}

/** Claims about two documents. */
export function claimsItem(count: number, length: number): SubmissionItem {
  const claims = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    text: `Claim number ${index}.`,
  }));
  const documents = ['one', 'two'].map((id) => ({ id, title: `Document ${id}`, text: textOf(length) }));
  const verdicts = Object.fromEntries(claims.map(({ id }) => [id, { verdict: null, evidence: [] }]));
  return answered(
    { type: 'claims', id: 'claims', prompt: 'Check the claims', claims, documents },
    { verdicts },
  );
}
