import type { MaterialBlock } from '@platform/contracts';
import {
  ContentError,
  entriesOf,
  listOf,
  mapOf,
  pairsOf,
  textOf,
  type Field,
  type Fields,
} from '../source/field.ts';
import type { Media } from './media.ts';

/** Names of blocks without a title. */
const UNTITLED = ['text', 'table', 'conversation', 'picture'];

/**
 * Reads what the questions of an item are about. Each block is its title and what it has: a text, the lines of a
 * conversation, `columns` and `rows` of a table, or a `picture`.
 */
export function readMaterial(field: Field | undefined, media: Media): MaterialBlock[] {
  if (!field) return [];
  return pairsOf(field).map(([name, value]) => {
    const title = UNTITLED.includes(name) ? null : name;
    if (value.kind === 'list') return { type: 'conversation', title, turns: readTurns(value) };
    if (name === 'picture') return { type: 'picture', title, ...pictureFields(value, media) };
    if (value.kind === 'scalar') return { type: 'text', title, text: textOf(value) };
    return readPictureOrTable(title, mapOf(value), media);
  });
}

function readPictureOrTable(title: string | null, fields: Fields, media: Media): MaterialBlock {
  const picture = fields.maybe('picture');
  const block: MaterialBlock = picture
    ? { type: 'picture', title, ...pictureFields(picture, media) }
    : { type: 'table', title, ...readTable(fields) };
  fields.end();
  return block;
}

function readTurns(field: Field) {
  return pairsOf(field).map(([speaker, text]) => ({ speaker, text: textOf(text) }));
}

function readTable(fields: Fields) {
  const columns = listOf(fields.get('columns')).map(textOf);
  const rows = listOf(fields.get('rows')).map((row) => {
    const cells = listOf(row).map((cell) =>
      cell.kind === 'scalar' && cell.value === '' ? '' : textOf(cell),
    );
    if (cells.length !== columns.length)
      throw new ContentError(
        row.location,
        `This row has ${cells.length} cells, the table ${columns.length} columns`,
      );
    return cells;
  });
  return { columns, rows };
}

/** What members get of a picture. */
export function pictureFields(name: Field, media: Media) {
  const { hash, width, height, alt } = media.get(name);
  return { picture: hash, width, height, description: alt };
}

/** Reads things to choose: an id with a label, or with a `label` and a `hint`. */
export function readOptions(field: Field) {
  return entriesOf(field).map(([id, value]) => {
    if (value.kind === 'scalar') return { id, label: textOf(value), hint: null };
    const fields = mapOf(value);
    const hint = fields.maybe('hint');
    // For authors and lints: the mistake that leads to this option.
    fields.maybe('why');
    const option = { id, label: textOf(fields.get('label')), hint: hint ? textOf(hint) : null };
    fields.end();
    return option;
  });
}
