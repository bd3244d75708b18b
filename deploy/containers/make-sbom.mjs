/**
 * Lists what an image consists of, as CycloneDX: the npm packages below a folder, the packages of Debian, and Node.
 *
 *     node make-sbom.mjs /app > /app/sbom.cdx.json
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = '.'] = process.argv;
const npmPackages = listNpmPackages(join(folder, 'node_modules'));
const components = [...npmPackages, ...listDebianPackages(), describeNode()];
const unique = new Map(components.map((component) => [component.purl, component]));
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [...unique.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
};
process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);

/** Lists the installed packages, also nested ones. Links lead to workspaces, which are no packages of the registry. */
function listNpmPackages(modules) {
  if (!existsSync(modules)) return [];
  const folders = readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const path = join(modules, name);
    if (name.startsWith('@')) return listNpmPackages(path);
    const nested = listNpmPackages(join(path, 'node_modules'));
    const manifest = join(path, 'package.json');
    if (name.startsWith('.') || !existsSync(manifest)) return nested;
    const { name: fullName, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (!fullName || !version) return nested;
    const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
    return [describe('library', fullName, version, purl, license), ...nested];
  });
}

function listDebianPackages() {
  const format = '${Package}\t${Version}\t${Architecture}\n';
  const lines = execFileSync('dpkg-query', ['--show', `-f=${format}`], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([name, version, architecture]) => {
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
      return describe('library', name, version, purl);
    });
}

function describeNode() {
  const { node } = process.versions;
  return describe('platform', 'node', node, `pkg:generic/node@${node}`);
}

function describe(type, name, version, purl, license) {
  const licenses = typeof license === 'string' ? { licenses: [{ expression: license }] } : {};
  return { type, name, version, ...licenses, purl, 'bom-ref': purl };
}
