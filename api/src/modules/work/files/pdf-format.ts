// cspell:ignore startxref endobj endstream xmpmeta Flate Parms
import { deflateSync, inflateSync } from 'node:zlib';

/** Bytes before the header and around the end mark in which readers look for them. */
const LOOKED_AT_BYTES = 1_024;
const END = '%%EOF';
const SPACE = 0x20;
/** Streams of objects are smaller; a small one that grows to more is made to keep the process busy. */
const MAX_STREAM_BYTES = 2 * 1024 * 1024;
const MAX_STREAMS_BYTES = 16 * MAX_STREAM_BYTES;

/**
 * Returns a PDF document in which the texts about its origin are blank, so that no other place moves, and without what
 * follows its last end mark; `undefined` if it is none, or not whole.
 */
export function cleanPdf(content: Buffer): Buffer | undefined {
  if (!/^\s*%PDF-[12]\.\d/.test(content.toString('latin1', 0, LOOKED_AT_BYTES))) return undefined;
  const mark = content.lastIndexOf(END);
  const before = content.toString('latin1', Math.max(0, mark - LOOKED_AT_BYTES), Math.max(0, mark));
  if (!/startxref\s+\d+\s+$/.test(before)) return undefined;
  const end = mark + END.length;
  const newline = /^\r?\n?/.exec(content.toString('latin1', end, end + 2))?.[0] ?? '';
  const pdf = Buffer.from(content.subarray(0, end + newline.length));
  const text = pdf.toString('latin1');
  blankInformation(pdf, text);
  blankBetween(pdf, '<x:xmpmeta', '</x:xmpmeta>');
  blankPictureData(pdf);
  return pdf;
}

/** Blanks author, program, dates and the like, as objects of the document or in compressed streams of objects. */
function blankInformation(pdf: Buffer, text: string): void {
  const numbers = new Set(findReferences(text, /\/Info\s+(\d+)\s+\d+\s+R\b/g));
  const objects = findObjects(text, numbers);
  // Some programs keep each text as an object of its own.
  const parts = new Set(
    objects.flatMap(({ start, end }) => findReferences(text.slice(start, end), /(?<!\d)(\d+)\s+\d+\s+R\b/g)),
  );
  if (parts.size > 0) objects.push(...findObjects(text, parts));
  for (const { start, end } of objects) blankStrings(pdf, start, end);
  const named = new Set([...numbers, ...parts]);
  let bytesLeft = MAX_STREAMS_BYTES;
  for (const stream of findStreams(text, /\/Type\s*\/ObjStm\b/g)) {
    if (bytesLeft > 0) bytesLeft -= blankInObjects(pdf, stream, named);
  }
  // What XML programs have written about it.
  for (const { start, end, isDeflated } of findStreams(text, /\/Type\s*\/Metadata\b/g))
    if (isDeflated) writeStream(pdf, start, end, Buffer.alloc(0));
    else pdf.fill(SPACE, start, end);
}

function findReferences(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}

/** Finds the objects with these numbers: an updated document has several of one. */
function findObjects(text: string, numbers: ReadonlySet<number>): { start: number; end: number }[] {
  const objects: { start: number; end: number }[] = [];
  let end = 0;
  for (const { index, 0: head, 1: number } of text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g)) {
    if (index < end || !numbers.has(Number(number))) continue;
    const found = text.indexOf('endobj', index);
    end = found < 0 ? text.length : found;
    objects.push({ start: index + head.length, end });
  }
  return objects;
}

type Stream = {
  readonly dictionary: string;
  readonly isDeflated: boolean;
  readonly start: number;
  readonly end: number;
};

/** A dictionary of a stream is shorter. */
const MAX_DICTIONARY = 2_000;

/** Finds the streams whose dictionary matches, one after the other. */
function findStreams(text: string, pattern: RegExp): Stream[] {
  const streams: Stream[] = [];
  let end = 0;
  for (const { index } of text.matchAll(pattern)) {
    if (index < end) continue;
    const head = text.indexOf('stream', index);
    end = text.indexOf('endstream', index);
    if (head < 0 || end <= head) break;
    const start = head + (text.startsWith('stream\r\n', head) ? 8 : 7);
    const before = text.slice(Math.max(0, index - MAX_DICTIONARY), head);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    const isDeflated = /\/FlateDecode\b/.test(dictionary) && !/\/DecodeParms\b/.test(dictionary);
    streams.push({ dictionary, isDeflated, start, end });
  }
  return streams;
}

/**
 * Blanks the strings of numbered objects in a compressed stream: pairs of number and place, then the objects. Returns
 * how many bytes were read.
 */
function blankInObjects(
  pdf: Buffer,
  { dictionary, isDeflated, start, end }: Stream,
  numbers: ReadonlySet<number>,
): number {
  const objects = isDeflated ? inflate(pdf.subarray(start, end)) : undefined;
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  if (!objects) return MAX_STREAM_BYTES;
  const places = objects.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  let isChanged = false;
  for (let at = 0; at + 1 < places.length; at += 2) {
    if (!numbers.has(places[at] ?? 0)) continue;
    const next = places[at + 3] ?? objects.length - first;
    blankStrings(objects, first + (places[at + 1] ?? 0), first + next);
    isChanged = true;
  }
  if (isChanged) writeStream(pdf, start, end, objects);
  return objects.length;
}

function inflate(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES });
  } catch {
    return undefined; // Damaged, too long, or encrypted: it is not read without the key.
  }
}

/**
 * Writes compressed data in the place of others, which readers end by themselves. Blanks compress better than what was
 * there, so they fit unless a program has compressed more than zlib can; the document stays as it is then.
 */
function writeStream(pdf: Buffer, start: number, end: number, data: Buffer): void {
  const deflated = deflateSync(data, { level: 9 });
  if (deflated.length > end - start) return;
  pdf.fill(0, start, end);
  deflated.copy(pdf, start);
}

/** Blanks texts in parentheses, which may nest, and in angle brackets. */
function blankStrings(pdf: Buffer, start: number, end: number): void {
  let depth = 0;
  for (let at = start; at < Math.min(end, pdf.length); at++) {
    const character = String.fromCharCode(pdf[at] ?? 0);
    if (depth > 0 && character === '\\') pdf.fill(SPACE, at, ++at + 1);
    else if (character === '(' && depth++ > 0) pdf[at] = SPACE;
    else if (character === ')' && depth > 0 && --depth > 0) pdf[at] = SPACE;
    else if (depth > 0 && character !== '(' && character !== ')') pdf[at] = SPACE;
    else if (depth === 0 && character === '<') at = blankHexadecimal(pdf, at, end);
  }
}

/** Blanks a text in hexadecimal digits. Returns the last place of what was read. */
function blankHexadecimal(pdf: Buffer, start: number, end: number): number {
  if (pdf[start + 1] === 0x3c) return start + 1;
  const close = pdf.indexOf('>', start);
  if (close < 0 || close > end) return end;
  pdf.fill('20', start + 1, close, 'latin1');
  return close;
}

function blankBetween(pdf: Buffer, start: string, end: string): void {
  for (let at = pdf.indexOf(start); at >= 0; at = pdf.indexOf(start, at)) {
    const last = pdf.indexOf(end, at);
    if (last < 0) return;
    pdf.fill(SPACE, at, last + end.length);
  }
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** Blanks what cameras have written into the pictures of the document. */
function blankPictureData(pdf: Buffer): void {
  let at = pdf.indexOf(EXIF);
  while (at >= 0) {
    const isSegment = at >= 4 && pdf.readUInt16BE(at - 4) === 0xffe1;
    const end = isSegment ? at - 2 + pdf.readUInt16BE(at - 2) : at + EXIF.length;
    pdf.fill(0, at + EXIF.length, Math.min(pdf.length, end));
    at = pdf.indexOf(EXIF, Math.max(end, at + EXIF.length));
  }
}
