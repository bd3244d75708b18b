import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listReleaseFiles, readRelease, type ReleaseAssets } from '@platform/releases';

/**
 * Copies a release under another version, with a first script that throws: the container of a remote or the script of
 * the shell. Page servers can use it. Returns the folder.
 */
export function createBrokenCopy(live: string, version: string, message: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-copy-'));
  cpSync(live, folder, { recursive: true });
  const text = readFileSync(join(folder, 'assets.json'), 'utf8');
  const { scripts, integrity = {}, container } = JSON.parse(text) as ReleaseAssets;
  const script = container?.entry ?? scripts[0] ?? '';
  const code = `throw new Error(${JSON.stringify(message)});`;
  for (const ending of ['.br', '.gz']) rmSync(join(folder, 'browser', script + ending), { force: true });
  writeFileSync(join(folder, 'browser', script), code);
  const hashes = [integrity[script], container?.integrity].filter((hash) => hash !== undefined);
  const assets = hashes.reduce((before, hash) => before.replaceAll(hash, hashLike(hash, code)), text);
  writeFileSync(join(folder, 'assets.json'), assets);
  const release = { ...readRelease(live), version, files: listReleaseFiles(folder) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

function hashLike(integrity: string, code: string): string {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`;
}
