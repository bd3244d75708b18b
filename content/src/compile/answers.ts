/*
 * How an answer is written in a content file: as the key of an item, and by those who solve items blind.
 */
import {
  VERDICTS,
  type BoxesAnswer,
  type BoxesDefinition,
  type ChoiceAnswer,
  type ChoiceDefinition,
  type ClaimsAnswer,
  type ClaimsDefinition,
  type Evidence,
  type FormAnswer,
  type FormDefinition,
  type ItemAnswers,
  type PairAnswer,
  type PairDefinition,
  type PartAnswer,
  type PartDefinition,
  type RankAnswer,
  type RankDefinition,
  type SpansAnswer,
  type SpansDefinition,
} from '@platform/contracts';
import {
  ContentError,
  entriesOf,
  fieldOf,
  listOf,
  mapOf,
  numberOf,
  textOf,
  wordOf,
  type Field,
} from '../source/field.ts';
import { readMarks } from './marks.ts';

/** The word for an answer that the material does not give. */
export const CANNOT_TELL = 'cannot tell';

/** Kinds of questions with a right answer. */
const KNOWN: readonly PartDefinition['type'][] = [
  'choice',
  'pair',
  'rank',
  'spans',
  'claims',
  'form',
  'boxes',
];

/** Reads the answer to a question with a known answer. @throws ContentError */
export function readAnswer(definition: PartDefinition, field: Field): PartAnswer {
  switch (definition.type) {
    case 'choice':
      return readChoice(definition, field);
    case 'pair':
      return readPair(definition, field);
    case 'rank':
      return readRank(definition, field);
    case 'spans':
      return readSpans(definition, field);
    case 'claims':
      return readClaims(definition, field);
    case 'form':
      return readForm(definition, field);
    case 'boxes':
      return readBoxes(definition, field);
    default:
      throw new ContentError(
        field.location,
        `A question of the kind "${definition.type}" has no right answer`,
      );
  }
}

/**
 * Reads the answers to the questions of an item: one answer, or one for each question by its name. @throws
 * ContentError
 */
export function readAnswers(parts: readonly PartDefinition[], field: Field): ItemAnswers {
  const known = parts.filter(({ type }) => KNOWN.includes(type));
  const [only, ...others] = known;
  if (!only) throw new ContentError(field.location, 'No question of this item has a right answer');
  if (others.length === 0) return { [only.id]: readAnswer(only, field) };
  const fields = mapOf(field);
  const answers = Object.fromEntries(known.map((part) => [part.id, readAnswer(part, fields.get(part.id))]));
  fields.end();
  return answers;
}

/** The ids or labels of the right options, or `cannot tell`. */
function readChoice({ options, allowsCannotTell }: ChoiceDefinition, field: Field): ChoiceAnswer {
  const cannotTell = allowsCannotTell && field.kind === 'scalar' && textOf(field) === CANNOT_TELL;
  const selected = cannotTell ? [] : listOf(field).map((entry) => idOf(options, entry));
  return { selected, cannotTell, note: '' };
}

function idOf(options: readonly { id: string; label: string }[], field: Field): string {
  const text = textOf(field);
  const found = options.find(({ id }) => id === text) ?? options.find(({ label }) => label === text);
  return found
    ? found.id
    : wordOf(
        field,
        options.map(({ id }) => id),
      );
}

/**
 * `better: left`, `by` how much in each dimension (below 0: the other side is better), `because` of what, and
 * the `reason`.
 */
function readPair({ dimensions, reasonCategories }: PairDefinition, field: Field): PairAnswer {
  const fields = mapOf(field);
  const side = wordOf(fields.get('better'), ['left', 'right']);
  const ratings = entriesOf(fields.get('by')).map(([name, value]) => {
    const advantage = numberOf(value);
    const id = wordOf(
      { ...value, kind: 'scalar', value: name, source: name },
      dimensions.map((one) => one.id),
    );
    return [id, side === 'left' && advantage !== 0 ? -advantage : advantage];
  });
  const reason = fields.maybe('reason');
  const reasonCategory = idOf(reasonCategories, fields.get('because'));
  return {
    ratings: Object.fromEntries(ratings) as PairAnswer['ratings'],
    reasonCategory,
    reason: reason ? textOf(reason) : '',
  };
}

/** The letters of the entries from first to last, e.g. `BADC`. */
function readRank({ entries }: RankDefinition, field: Field): RankAnswer {
  const order = listOf(field).map(textOf).join('').split('');
  const places = order.map((letter) => {
    const entry = entries.find(({ label }) => label.endsWith(` ${letter}`));
    if (!entry) throw new ContentError(field.location, `There is no entry "${letter}"`);
    return [entry.id];
  });
  return { places };
}

/** What is left of a mark that was not written as one. */
const MARK_LEFT = /\[\[\S*|\[[a-z_]+:\S*|\S*\]\]/;

/** The whole text with the marks in it. */
function readSpans({ text, labels }: SpansDefinition, field: Field): SpansAnswer {
  const marked = readMarks(textOf(field));
  const broken = MARK_LEFT.exec(marked.text);
  if (broken)
    throw new ContentError(
      field.location,
      `"${broken[0]}" is no mark: write [[${labels[0]?.id ?? 'label'}:text]]`,
    );
  if (marked.text !== text)
    throw new ContentError(
      field.location,
      'This answer has other words than the text of the item. Of a changed item, take "blind" away',
    );
  for (const { label } of marked.answer.spans)
    wordOf(
      fieldOf(label, field.location),
      labels.map(({ id }) => id),
    );
  return marked.answer;
}

/** For each claim what it `is`, and the words that decide it; several where any one of them is enough. */
function readClaims({ claims, documents }: ClaimsDefinition, field: Field): ClaimsAnswer {
  const list = listOf(field);
  if (list.length !== claims.length)
    throw new ContentError(field.location, `${claims.length} verdicts are expected here`);
  const verdicts = list.map((entry, index) => {
    const fields = mapOf(entry);
    const verdict = wordOf(fields.get('is'), VERDICTS);
    const quotes = fields.maybe('quote');
    const evidence = quotes ? listOf(quotes).map((quote) => findQuotation(documents, quote)) : [];
    return [claims[index]?.id, { verdict, evidence }] as const;
  });
  return { verdicts: Object.fromEntries(verdicts) as ClaimsAnswer['verdicts'] };
}

function findQuotation(documents: ClaimsDefinition['documents'], field: Field): Evidence {
  const quotation = textOf(field);
  const source = documents.find(({ text }) => text.includes(quotation));
  if (!source) throw new ContentError(field.location, `No document says "${quotation}"`);
  const from = source.text.indexOf(quotation);
  return { document: source.id, from, to: from + quotation.length };
}

/** Rows of values by field. Amounts are in cents, times in tenths of a second. */
function readForm({ fields }: FormDefinition, field: Field): FormAnswer {
  const rows = listOf(field).map((row) => {
    const values = mapOf(row);
    const read = fields.map(({ id, kind, optional }) => {
      const value = optional ? values.maybe(id) : values.get(id);
      if (!value) return [id, null];
      return [id, kind === 'line' || kind === 'text' || kind === 'choice' ? textOf(value) : numberOf(value)];
    });
    values.end();
    return Object.fromEntries(read) as FormAnswer['rows'][number];
  });
  return { rows };
}

/** Boxes in pixels; an empty list if there is nothing to mark. */
function readBoxes({ labels, flags }: BoxesDefinition, field: Field): BoxesAnswer {
  const boxes = listOf(field).map((entry) => {
    const fields = mapOf(entry);
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(fields.get(name)));
    const own = fields.maybe('flags');
    const box = {
      ...{ x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 },
      label: idOf(labels, fields.get('label')),
      flags: own ? listOf(own).map((flag) => idOf(flags, flag)) : [],
    };
    fields.end();
    return box;
  });
  return { boxes, nothingToMark: boxes.length === 0 };
}
