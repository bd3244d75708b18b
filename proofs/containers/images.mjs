import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NODE, ROOT } from '../../deploy/launcher/install.mjs';
import { execute, podman } from './podman.mjs';

const CONTAINERFILE = 'deploy/containers/Containerfile';
export const TARGETS = ['api', 'shell', 'remote', 'releases'];
/** What the image of the API may have at most. */
export const API_IMAGE_MAX_MB = 250;
/** The tag that compose.yaml has without VERSION. */
const TAG = 'local';
const BASES = {
  RUNTIME_IMAGE: 'localhost/ai-skill/base-runtime',
  NODE_IMAGE: 'localhost/ai-skill/base-node',
};
const ADDED_AUTHORITIES = 'etc/ssl/added-authorities.crt';
const PULL_TIMEOUT_MS = 120_000;
/** Folders that are emptied: nothing in an image reads what they have, and the lists of apt alone take 49 MB. */
const UNUSED = [
  'usr/share/doc',
  'usr/share/info',
  'usr/share/locale',
  'usr/share/man',
  'var/cache/apt',
  'var/lib/apt/lists',
];

/** Programs of this machine in place of images that cannot be pulled. */
const PROGRAMS = {
  caddy: [
    'ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/tmp',
    'CMD ["/program", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ],
  prometheus: ['RUN install -d -o 65534 -g 65534 /prometheus', 'USER 65534', 'ENTRYPOINT ["/program"]'],
};

/** Returns whether an image is on this machine or can be pulled. */
export async function isAvailable(image) {
  if (await exists(image)) return true;
  const pull = execute('podman', ['pull', '--quiet', image], { timeout: PULL_TIMEOUT_MS });
  return pull.then(
    () => true,
    () => false,
  );
}

/** Returns the name of an image that is built here. */
export const imageOf = (target) => `localhost/ai-skill/${target}:${TAG}`;

/** Builds the images of deploy/containers, as its README says. */
export async function buildImages() {
  const bases = await findBases();
  const options = [
    '--network',
    'host',
    '--format',
    'docker',
    '--ignorefile',
    `${CONTAINERFILE}.dockerignore`,
  ];
  const revision = await execute('git', ['rev-parse', 'HEAD'], { cwd: ROOT });
  const args = Object.entries({ ...bases, VERSION: TAG, REVISION: revision }).flatMap(([name, image]) => [
    '--build-arg',
    `${name}=${image}`,
  ]);
  for (const target of TARGETS) {
    console.log(`Building the image ${target} ...`);
    const command = ['build', ...options, ...args, '--file', CONTAINERFILE, '--target', target];
    await execute('podman', [...command, '--tag', imageOf(target), '.'], { cwd: ROOT });
  }
}

/** Returns the size of an image in MB. */
export async function readSize(target) {
  const size = await podman('image', 'inspect', '--format', '{{.Size}}', imageOf(target));
  return Math.round(Number(size) / 1e6);
}

/** Puts a program of this machine into an image. Returns its name. */
export async function buildProgram(name) {
  const image = `localhost/ai-skill/substitute-${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  try {
    cpSync(await execute('which', [name]), join(folder, 'program'), { dereference: true });
    const lines = [`FROM ${BASES.RUNTIME_IMAGE}`, 'COPY program /program', ...PROGRAMS[name]];
    writeFileSync(join(folder, 'Containerfile'), `${lines.join('\n')}\n`);
    await podman('build', '--tag', image, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return image;
}

const exists = (image) =>
  podman('image', 'exists', image).then(
    () => true,
    () => false,
  );

/** Returns the images to build from by build argument: none where a registry has those of the Containerfile. */
async function findBases() {
  const text = readFileSync(join(ROOT, CONTAINERFILE), 'utf8');
  const pinned = Object.keys(BASES).map((name) => new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(text)[1]);
  const available = [];
  for (const image of pinned) available.push(await isAvailable(image));
  if (available.every(Boolean)) return {};
  const kept = await Promise.all(Object.values(BASES).map(exists));
  if (!kept.every(Boolean)) await makeBases();
  return BASES;
}

/**
 * Makes the base images of Debian's packages and the Node of this repository, with the npm that runs this. The image that
 * builds trusts the authorities that this machine adds to Node's, because its packages come from the same registry.
 */
async function makeBases() {
  console.log('No registry has the base images. Making them of Debian’s packages ...');
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  const root = join(folder, 'root');
  const archive = join(folder, 'root.tar');
  const keep = async (image, ...changes) => {
    await execute('tar', ['-C', root, '-cf', archive, '.']);
    await podman('import', ...changes.flatMap((change) => ['--change', change]), archive, image);
  };
  try {
    await execute('debootstrap', ['--variant=minbase', 'bookworm', root]);
    for (const path of UNUSED.map((name) => join(root, name))) {
      rmSync(path, { recursive: true, force: true });
      mkdirSync(path);
    }
    await keep(BASES.RUNTIME_IMAGE);
    cpSync(NODE, join(root, 'usr/local/bin/node'));
    const npm = dirname(
      dirname(process.env.npm_execpath ?? (await execute('realpath', [await execute('which', ['npm'])]))),
    );
    cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
    const authorities = process.env.NODE_EXTRA_CA_CERTS;
    if (authorities) cpSync(authorities, join(root, ADDED_AUTHORITIES), { dereference: true });
    await keep(BASES.NODE_IMAGE, ...(authorities ? [`ENV NODE_EXTRA_CA_CERTS=/${ADDED_AUTHORITIES}`] : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
