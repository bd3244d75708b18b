// The documents' styles name the font files, so the build has to bring them along.
import '@platform/design-system/fonts';
import { runInParts } from '@platform/kit/parts';

/**
 * The shell's code in the order it builds on itself. All of it is in this file, and each part is a task of its own: in
 * one go it would keep a slow phone from answering for a third of a second.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@platform/kit/router'),
  () => import(/* webpackMode: "eager" */ '@platform/kit'),
  () => import(/* webpackMode: "eager" */ '../layout/header.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/footer.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/sidebar-icon.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/sidebar.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/dashboard-frame.tsx'),
  () => import(/* webpackMode: "eager" */ '../routing/shell-routes.tsx'),
  () => import(/* webpackMode: "eager" */ '../remotes/federation-runtime.ts'),
  () => import(/* webpackMode: "eager" */ './start-page.tsx'),
];

async function start(): Promise<void> {
  await runInParts(PARTS);
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await startPage();
}

void start();
