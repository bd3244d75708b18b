import { join } from 'node:path';
import { CONTENT_FOLDER } from '../folder.ts';
import type { Command } from './command.ts';

const DEFAULT_PORT = 3010;

/** Shows all content in a browser, and again after each change of a file, until it is stopped. */
export const runPreview: Command = async (_args, { port }) => {
  // Loaded here, because no other command needs a bundler.
  const [{ bundlePage }, { startPreviewServer }] = await Promise.all([
    import('../../preview/bundle.ts'),
    import('../../preview/server.ts'),
  ]);
  const folder = join(CONTENT_FOLDER, 'dist/preview');
  process.stdout.write('Building the preview ...\n');
  await bundlePage(folder);
  const { url, stop } = await startPreviewServer({
    bundleFolder: folder,
    port: port === undefined ? DEFAULT_PORT : Number(port),
  });
  process.stdout.write(`Open ${url} in a browser. It follows what you save. Ctrl-C ends it.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
};
