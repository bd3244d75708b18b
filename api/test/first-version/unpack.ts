import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Unpacks the data folder of the first version into an empty `DATA_DIR`. */
export function unpackFirstVersion(dataDir: string): void {
  const folder = join(dataDir, 'db/data');
  mkdirSync(folder, { recursive: true });
  const content = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'data.mdb.br')));
  writeFileSync(join(folder, 'data.mdb'), content);
}
