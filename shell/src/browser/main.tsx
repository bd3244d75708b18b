// Imported so that the build emits the font files that the documents' styles refer to.
import '@platform/design-system/fonts';
import { runYielding } from '@platform/kit/scheduling';

/**
 * The shell's modules in dependency order. They are all part of this bundle, but each is evaluated in a separate task:
 * in one go they would block the main thread of a slow phone for a third of a second.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@platform/kit/router'),
  () => import(/* webpackMode: "eager" */ '@platform/kit'),
  () => import(/* webpackMode: "eager" */ '../layout/header.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/footer.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/sidebar/sidebar-icon.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/sidebar/sidebar.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/dashboard-layout.tsx'),
  () => import(/* webpackMode: "eager" */ '../routing/shell-routes.tsx'),
  () => import(/* webpackMode: "eager" */ '../remotes/federation-runtime.ts'),
  () => import(/* webpackMode: "eager" */ './start-page.tsx'),
];

async function start(): Promise<void> {
  await runYielding(STEPS);
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await startPage();
  const { storeFont } = await import(/* webpackMode: "eager" */ '@platform/kit');
  await storeFont();
}

void start();
