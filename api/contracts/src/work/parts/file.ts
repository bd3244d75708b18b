import { array, boolean, type InferType } from 'yup';
import { enumOf, responseText, singleLineText, strictObject, wholeNumber } from '../../schema.ts';
import { definePart } from './part.ts';
import { isUnique, partFields } from './part-fields.ts';

/** File types that members can hand in, recognized by their content. */
export const WORK_FILE_TYPES = [
  { type: 'image/png', extension: 'png', label: 'PNG' },
  { type: 'image/jpeg', extension: 'jpg', label: 'JPEG' },
  { type: 'image/webp', extension: 'webp', label: 'WebP' },
  { type: 'audio/mpeg', extension: 'mp3', label: 'MP3' },
  { type: 'audio/wav', extension: 'wav', label: 'WAV' },
  { type: 'video/mp4', extension: 'mp4', label: 'MP4' },
  { type: 'application/pdf', extension: 'pdf', label: 'PDF' },
  { type: 'text/plain', extension: 'txt', label: 'Text' },
] as const;
export type WorkFileType = (typeof WORK_FILE_TYPES)[number]['type'];

/** Maximum size of a file, in bytes. */
export const WORK_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** The licenses under which a member may hand in somebody's work. */
export const LICENSES = [
  { value: 'own', label: 'My own work' },
  { value: 'cc0', label: 'CC0, public domain' },
  { value: 'cc_by', label: 'CC BY' },
  { value: 'cc_by_sa', label: 'CC BY-SA' },
  { value: 'bought', label: 'Bought with the right to use it here' },
] as const;

const WORK_FILE_TYPE_VALUES = WORK_FILE_TYPES.map(({ type }) => type);

const definition = strictObject({
  ...partFields('file'),
  types: array(enumOf(WORK_FILE_TYPE_VALUES, 'Must be a file type').defined()).strict().max(8).defined(),
  minFiles: wholeNumber(0, 5, 'Must be a number of files').defined(),
  maxFiles: wholeNumber(0, 5, 'Must be a number of files').defined(),
  minLinks: wholeNumber(0, 5, 'Must be a number of links').defined(),
  maxLinks: wholeNumber(0, 5, 'Must be a number of links').defined(),
  /** What the member confirms about the origin of the work. */
  statement: responseText(300),
});
export type FileDefinition = InferType<typeof definition>;

export type WorkLink = { url: string; title: string; license: (typeof LICENSES)[number]['value'] };
/** `files` holds the ids of uploaded files. */
export type FileAnswer = { files: string[]; links: WorkLink[]; confirmed: boolean };

const license = enumOf(
  LICENSES.map(({ value }) => value),
  'Choose a license',
).defined();
const draftLink = strictObject({
  url: singleLineText('Link', 500).defined(),
  title: singleLineText('Title', 150).defined(),
  license,
});
const completeLink = strictObject({
  url: singleLineText('Link', 500)
    .required('Enter the link')
    .test('url', 'Enter a link like https://example.org', isPublicUrl),
  title: singleLineText('Title', 150).required('Enter a title'),
  license,
});

/** Files of the member and links to published work, each with its license. */
export const filePart = definePart<'file', FileDefinition, FileAnswer>({
  type: 'file',
  definition,
  empty: () => ({ files: [], links: [], confirmed: false }),
  answer: ({ minFiles, maxFiles, minLinks, maxLinks }, stage) => {
    const isEnough = (min: number) => (value: readonly unknown[] | undefined) =>
      stage === 'draft' || (value ?? []).length >= min;
    // A link is saved while it is typed.
    const link = stage === 'draft' ? draftLink : completeLink;
    return strictObject({
      files: array(responseText(40))
        .strict()
        .max(maxFiles, `Add at most ${maxFiles} files`)
        .defined()
        .test('unique', 'Add each file once', (value) => isUnique(value))
        .test('min', `Add at least ${minFiles} files`, isEnough(minFiles)),
      links: array(link.required())
        .strict()
        .max(maxLinks, `Add at most ${maxLinks} links`)
        .defined()
        .test('min', `Add at least ${minLinks} links`, isEnough(minLinks)),
      confirmed: boolean()
        .strict()
        .defined()
        .test('confirmed', 'Confirm where the work comes from', (value) => stage === 'draft' || value),
    });
  },
  progress: ({ minFiles, minLinks }, { files, links, confirmed }) => ({
    done: Math.min(files.length, minFiles) + Math.min(links.length, minLinks) + (confirmed ? 1 : 0),
    total: minFiles + minLinks + 1,
  }),
});

/** Whether a text is an address that anyone can open: `https`, with a domain and without a user. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
