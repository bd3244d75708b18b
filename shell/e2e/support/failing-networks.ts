import { request } from 'node:http';
import { FAULTS_PATH, type FaultsBody } from '@platform/contracts';
import { expect } from './fixtures.ts';
import type { Platform } from './platform.ts';

/** As many as roll a version back. */
const NETWORKS = 15;

/** Opens a page in each of fifteen loopback networks beside that of the browser, where a part of it fails. */
export async function failInNetworks(platform: Platform, path: string, app: string): Promise<void> {
  const fault = { phase: 'render', cause: 'the list is undefined', path } as const;
  for (let network = 1; network <= NETWORKS; network += 1) {
    const localAddress = `127.0.${network}.1`;
    const { text } = await send(platform, path, { localAddress });
    const token = /"reportToken":"([^"]+)"/.exec(text)?.[1] ?? '';
    const body: FaultsBody = { token, parts: [{ app, faults: [fault], vitals: [] }] };
    const { status } = await send(platform, FAULTS_PATH, { localAddress, body: JSON.stringify(body) });
    expect(status).toBe(204);
  }
}

/** Sends a request to the shell's page server from a loopback address. */
async function send(
  platform: Platform,
  path: string,
  { localAddress, body }: { readonly localAddress: string; readonly body?: string },
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(platform.address('shell') + path, { method, headers, localAddress }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end(body);
  });
}
