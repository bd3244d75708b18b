import { array, type InferType } from 'yup';
import { enumOf, responseCount, responseText, strictObject, variant } from '../schema.ts';
import { LABEL_MAX, PASSAGE_MAX } from './parts/part-fields.ts';

const kind = <const Name extends string>(name: Name) => enumOf([name], `Must be ${name}`).defined();

const text = strictObject({
  type: kind('text'),
  title: responseText(LABEL_MAX).nullable(),
  /** Line breaks separate paragraphs. */
  text: responseText(PASSAGE_MAX),
});

const conversation = strictObject({
  type: kind('conversation'),
  title: responseText(LABEL_MAX).nullable(),
  turns: array(strictObject({ speaker: responseText(60), text: responseText(4_000) }))
    .strict()
    .min(1)
    .max(60)
    .defined(),
});

const picture = strictObject({
  type: kind('picture'),
  title: responseText(LABEL_MAX).nullable(),
  /** The SHA-256 of a PNG file, see `getMedia`. */
  picture: responseText(64),
  /** Pixels. */
  width: responseCount(),
  height: responseCount(),
  /** What the picture shows, without the answer. */
  description: responseText(500),
});

const table = strictObject({
  type: kind('table'),
  title: responseText(LABEL_MAX).nullable(),
  columns: array(responseText(LABEL_MAX)).strict().min(1).max(10).defined(),
  /** Each row has a cell for each column. */
  rows: array(array(responseText(300)).strict().defined())
    .strict()
    .min(1)
    .max(100)
    .defined(),
});

/** The schema of a piece of what a question is about: a text, a conversation, a picture or a table. */
export const materialBlock = () => variant({ text, conversation, picture, table });
export type MaterialBlock = InferType<ReturnType<typeof materialBlock>>;
