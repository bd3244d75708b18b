/** The steps of `npm run proof -- compose`. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_IMAGE_MAX_MB } from '../containers/images.mjs';
import { execute, interrupt, resume, until } from '../containers/podman.mjs';
import { administer, createClient, signUp } from '../containers/traffic.mjs';
import { NODE, ROOT } from '../../deploy/launcher/install.mjs';

const FOLDER = join(ROOT, 'deploy');
const ENV_FILE = join(FOLDER, '.env');
const BACKUPS = join(FOLDER, 'backups');
const SHELL = 'https://localhost';
/** Ten processes, the proxy and the blackbox exporter. */
const TARGETS = 12;
const UP = ['--detach', '--wait', '--wait-timeout', '900'];

const docker = (...args) => execute('docker', args, { cwd: ROOT });
const compose = (...args) => docker('compose', '-f', 'deploy/compose.yaml', ...args);
const revision = await execute('git', ['rev-parse', 'HEAD'], { cwd: ROOT });

if (existsSync(ENV_FILE) || existsSync(BACKUPS)) {
  console.error(
    'deploy/.env or deploy/backups exists, so there may be an installation. Nothing was started.',
  );
  process.exitCode = 1;
} else {
  await main();
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    await run();
  } catch (error) {
    console.error(error.message);
    console.error(await compose('logs', '--no-color', '--tail', '100').catch(({ message }) => message));
    process.exitCode = 1;
  } finally {
    resume();
    await compose('--profile', '*', 'down', '--volumes', '--remove-orphans').catch(({ message }) =>
      console.error(message),
    );
    rmSync(ENV_FILE, { force: true });
    rmSync(BACKUPS, { recursive: true, force: true });
  }
}

async function run() {
  await step('secrets', () => execute(NODE, [join(FOLDER, 'launcher/secrets.mjs')]));
  await step('start', start);
  await step('Prometheus and Grafana', () =>
    compose('up', '--no-build', ...UP, 'prometheus', 'blackbox', 'grafana'),
  );
  await step('size of the API’s image', checkSize);
  const send = createClient(await step('certificate of the proxy', readCertificate));
  const member = await step('a member through TLS', () => signUp(send, SHELL));
  await step('the administrator through TLS', () => administer(send, SHELL, readSettings()));
  await step('a mail in the mail catcher', () => until(hasMail, 'a mail'));
  await step('what Prometheus sees', () => until(isSeen, 'Prometheus to see every process and the site'));
  await step('page servers reach no database', checkNetworks);
  const backup = await step('backup', backUp);
  const later = await step('a member after the backup', () => signUp(send, SHELL));
  await step('restore', () => restore(backup));
  await step('members after the restore', () => checkMembers(member, later));
  await step('the images are those of the start', checkRevision);
}

async function step(name, action) {
  console.log(`${name} ...`);
  return action();
}

async function start() {
  process.env.REVISION = revision;
  await compose('up', '--build', ...UP);
  // Later commands are as operators give them: one that built an image again would have no revision.
  delete process.env.REVISION;
}

async function checkRevision() {
  const status = await compose(
    'exec',
    '-T',
    'api-1',
    'node',
    'deploy/containers/check-health.mjs',
    '9100/status',
  );
  if (!status.includes(revision)) throw new Error(`the API runs another revision: ${status}`);
}

async function checkSize() {
  const bytes = await docker('image', 'inspect', '--format', '{{.Size}}', 'ai-skill/api:local');
  const megabytes = Math.round(Number(bytes) / 1e6);
  if (megabytes > API_IMAGE_MAX_MB) throw new Error(`the API’s image has ${megabytes} MB`);
}

async function readCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const file = join(folder, 'root.crt');
  try {
    await compose('cp', 'proxy:/data/caddy/pki/authorities/local/root.crt', file);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readSettings() {
  const lines = readFileSync(ENV_FILE, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

async function hasMail() {
  const response = await fetch('http://127.0.0.1:8025/api/v1/messages');
  return (await response.json()).total > 0;
}

async function isSeen() {
  const ask = async (query) => {
    const url = `http://127.0.0.1:9090/api/v1/query?query=${encodeURIComponent(query)}`;
    const { data } = JSON.parse(await compose('exec', '-T', 'prometheus', 'wget', '-q', '-O', '-', url));
    return Number(data.result[0]?.value[1]);
  };
  return (await ask('sum(up)')) === TARGETS && (await ask('probe_success')) === 1;
}

async function checkNetworks() {
  const connect = (host, port) =>
    `require('node:net').connect(${port}, '${host}').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  const reaches = (service, host, port) =>
    compose('exec', '-T', service, 'node', '-e', connect(host, port)).then(
      () => true,
      () => false,
    );
  if (!(await reaches('shell-1', 'api-1', 4000))) throw new Error('a page server does not reach the API');
  for (const [host, port] of [
    ['database', 27017],
    ['mail', 8025],
  ])
    if (await reaches('shell-1', host, port)) throw new Error(`a page server reaches ${host}`);
}

async function backUp() {
  await compose('run', '--rm', 'backup');
  const [name] = readdirSync(BACKUPS);
  return name;
}

/** The commands of deploy/backup/README.md. */
async function restore(name) {
  await compose('stop', 'api-1', 'api-2');
  await compose('rm', '--stop', '--force', 'database');
  await docker('volume', 'rm', 'ai-skill_database');
  await compose('run', '--rm', 'backup', 'bash', '/backup/restore.sh', `/backups/${name}`);
  await compose('run', '--rm', 'migrate');
  await compose('run', '--rm', 'migrate', 'node', 'api/src/tools/reconcile.ts');
  await compose('up', '--detach', '--no-build', '--wait', 'api-1', 'api-2');
}

/** Sessions are in the database, so that of a member who came after the backup is gone. */
async function checkMembers(member, later) {
  const { signupBonusClaimed } = await until(() => member.call('GET', '/api/auth/me'), 'the member');
  if (!signupBonusClaimed) throw new Error('the bonus of the member is gone');
  const { status } = await later.try('GET', '/api/user/statement');
  if (status !== 401) throw new Error(`a member who came after the backup gets ${status}`);
}
