/** The tag of the orientation in the first directory of Exif data, and what it is without one. */
const TAG = 0x0112;
const UPRIGHT = 1;

/** Reads the orientation of a picture from its Exif data, which is a TIFF file: 1 is upright, as is what is unknown. */
export function readOrientation(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const has = (at: number, bytes: number): boolean => at + bytes <= exif.length;
  const read16 = (at: number): number =>
    has(at, 2) ? (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at)) : 0;
  if (!has(4, 4)) return UPRIGHT;
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let entry = 0; entry < read16(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (!has(at, 12)) return UPRIGHT;
    if (read16(at) !== TAG) continue;
    const orientation = read16(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}

/** Creates Exif data that says the orientation and nothing else; `undefined` for a picture that is upright. */
export function createOrientation(orientation: number): Buffer | undefined {
  if (orientation === UPRIGHT) return undefined;
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(TAG, 10);
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
