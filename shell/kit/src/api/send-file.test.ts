import { SAMPLE_OPERATOR, uploadFile } from '@platform/contracts';
import { createPlatformStore, injectContractEndpoints, mutation } from '@platform/kit';
import { waitFor } from '@testing-library/dom';

const api = injectContractEndpoints({ testSendFile: mutation(uploadFile, { changes: [] }) });
const FILE = new File(['text'], 'Zoë.txt');

/** A request whose progress and response the test decides. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  method = '';
  url = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  respond(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

beforeEach(() => {
  FakeRequest.sent = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as never);
});
afterEach(() => jest.restoreAllMocks());

/** Uploads a file; resolves when the request is sent. */
async function send(onProgress: (share: number) => void = () => undefined) {
  const store = createPlatformStore({ signedIn: true, operator: SAMPLE_OPERATOR });
  const upload = store.dispatch(api.endpoints.testSendFile.initiate({ file: FILE, onProgress }));
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  return { upload, request: FakeRequest.sent[0]! };
}

test('reports how much of a file is sent, in the request that `fetch` would send', async () => {
  const shares: number[] = [];
  const { upload, request } = await send((share) => void shares.push(share));
  expect([request.method, request.url, request.body]).toEqual(['POST', uploadFile.path, FILE]);
  expect(request.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/octet-stream',
    'x-file-name': 'Zo%C3%AB.txt',
  });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.respond(201, { id: 'f1', name: 'Zoë.txt', type: 'text/plain', size: 4 });
  expect((await upload.unwrap()).id).toBe('f1');
  expect(shares).toEqual([0.25]);
});

test('reads an error response with its headers', async () => {
  const { upload, request } = await send();
  request.respond(429, { code: 'rate_limited', message: 'Wait.', requestId: 'r1' });
  await expect(upload.unwrap()).rejects.toMatchObject({
    code: 'rate_limited',
    status: 429,
    retryAfterSeconds: 7,
  });
});

test('is unreachable without a connection', async () => {
  const { upload, request } = await send();
  request.onerror?.();
  await expect(upload.unwrap()).rejects.toMatchObject({ code: 'unreachable', status: 0 });
});

test('is canceled with its call', async () => {
  const { upload, request } = await send();
  const abort = jest.spyOn(request, 'abort');
  upload.abort();
  await expect(upload.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  expect(abort).toHaveBeenCalledTimes(1);
});
