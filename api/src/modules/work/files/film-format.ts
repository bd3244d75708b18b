// cspell:ignore ftyp styp moov mdat moof mfra sidx pdin emsg udta trak mdia minf
// cspell:ignore stbl mvhd tkhd mdhd hdlr stsz stsc stco vide soun sbtl subt clcp tmcd

/** The boxes that a film has at its top level (ISO 14496-12). */
const TOP_LEVEL = new Set('ftyp styp moov mdat moof mfra sidx free skip wide meta uuid pdin emsg'.split(' '));
/** Boxes of what cameras and programs write about a film: place, device, author, small pictures. */
const ABOUT = new Set(['udta', 'meta', 'uuid']);
/** What tracks may hold: picture, sound, captions and their times. Cameras write places into others. */
const TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd']);
/** Boxes whose first fields are when they were made and changed. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);

type Box = { readonly name: string; readonly at: number; readonly data: number; readonly end: number };

/**
 * Returns an MP4 film in which everything about its origin is blank, so that nothing else moves; `undefined` if it is
 * none: boxes have to fill it exactly, the first of them its type.
 */
export function cleanMp4(content: Buffer): Buffer | undefined {
  const boxes = readBoxes(content, 0, content.length);
  if (!boxes?.every(({ name }) => TOP_LEVEL.has(name)) || boxes[0]?.name !== 'ftyp') return undefined;
  const film = Buffer.from(content);
  const movies = boxes.filter(({ name }) => name === 'moov');
  for (const box of boxes) if (ABOUT.has(box.name)) blank(film, box);
  return movies.length > 0 && movies.every((movie) => cleanBoxes(film, movie)) ? film : undefined;
}

/** The boxes that contain others to look into. */
const INSIDE: Readonly<Record<string, string>> = { moov: 'trak', trak: 'mdia' };

/** Blanks what a box contains about the origin. Returns whether the box is whole. */
function cleanBoxes(film: Buffer, parent: Box): boolean {
  const boxes = readBoxes(film, parent.data, parent.end);
  if (!boxes) return false;
  for (const box of boxes) {
    if (ABOUT.has(box.name)) blank(film, box);
    else if (DATED.has(box.name)) blankDates(film, box);
    else if (box.name === INSIDE[parent.name] && !cleanBoxes(film, box)) return false;
    if (box.name === 'trak' && !isShown(film, box)) {
      blankSamples(film, box);
      blank(film, box);
    }
  }
  return true;
}

/** Whether a track is one of those that films are made of. */
function isShown(film: Buffer, track: Box): boolean {
  const handler = find(film, track, ['mdia', 'hdlr']);
  return handler !== undefined && TRACKS.has(film.toString('latin1', handler.data + 8, handler.data + 12));
}

/** Makes a box a free one. */
function blank(film: Buffer, { at, data, end }: Box): void {
  film.write('free', at + 4, 'latin1');
  film.fill(0, data, end);
}

function blankDates(film: Buffer, { data, end }: Box): void {
  film.fill(0, data + 4, Math.min(end, data + 4 + (film[data] === 1 ? 16 : 8)));
}

/**
 * Blanks what a track has in the data of the film: its samples, in chunks at places of the file. Runs of chunks name
 * their first one, how many samples each has, and a description. Hostile tables end when all of the film is blank.
 */
function blankSamples(film: Buffer, track: Box): void {
  const table = (name: string) => readTable(film, find(film, track, ['mdia', 'minf', 'stbl', name]));
  const [sameSize = 0, , ...ownSizes] = table('stsz') ?? [];
  const [, ...runs] = table('stsc') ?? [];
  const [, ...offsets] = table('stco') ?? [];
  const [, ...halves] = table('co64') ?? [];
  let [run, sample, blanked] = [0, 0, 0];
  for (const [index, offset] of [...offsets, ...joinHalves(halves)].entries()) {
    while ((runs[run + 3] ?? Infinity) <= index + 1) run += 3;
    const count = runs[run + 1] ?? 0;
    let length = count * sameSize;
    const end = sameSize ? sample : Math.min(sample + count, ownSizes.length);
    for (; sample < end; sample++) length += ownSizes[sample] ?? 0;
    film.fill(0, Math.min(offset, film.length), Math.min(offset + length, film.length));
    blanked += length;
    if (blanked > film.length) return;
  }
}

/** Joins numbers of 64 bits of their halves. */
function joinHalves(halves: readonly number[]): number[] {
  return Array.from(
    { length: Math.floor(halves.length / 2) },
    (_, index) => (halves[index * 2] ?? 0) * 2 ** 32 + (halves[index * 2 + 1] ?? 0),
  );
}

/** Reads the numbers of a table, after its version. */
function readTable(film: Buffer, box: Box | undefined): number[] | undefined {
  if (!box) return undefined;
  const numbers = [];
  for (let at = box.data + 4; at + 4 <= box.end; at += 4) numbers.push(film.readUInt32BE(at));
  return numbers;
}

/** Finds a box in boxes in a box. */
function find(film: Buffer, box: Box | undefined, [name, ...names]: readonly string[]): Box | undefined {
  if (name === undefined || !box) return box;
  return find(
    film,
    readBoxes(film, box.data, box.end)?.find((each) => each.name === name),
    names,
  );
}

/** Reads the boxes between two places; `undefined` if they do not fill it exactly. */
function readBoxes(film: Buffer, start: number, end: number): Box[] | undefined {
  const boxes = [];
  let at = start;
  while (at + 8 <= end) {
    const short = film.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > end) return undefined;
    // 0 means to the end of the file.
    const size = isLong ? Number(film.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) return undefined;
    boxes.push({ name: film.toString('latin1', at + 4, at + 8), at, data: at + head, end: at + size });
    at += size;
  }
  return at === end ? boxes : undefined;
}
