import type { Decorator, Preview } from '@storybook/react-webpack5';
import { GlobalStyle } from '../src/index.ts';
import { FONTS } from '../src/theme/fonts.ts';

/** Renders a story in the theme of the toolbar, or of the address: `globals=theme:dark`. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme as string;
  return (
    <>
      <GlobalStyle $fonts={FONTS} />
      <Story />
    </>
  );
};

/** Loads the font before the first story: `font-display: optional` would show the fallback for as long as the page. */
async function loadFont(): Promise<void> {
  if ([...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded')) return;
  const font = new FontFace('Figtree', `url(${FONTS.latin})`, { weight: '300 900' });
  document.fonts.add(await font.load());
}

const preview: Preview = {
  decorators: [withTheme],
  loaders: [loadFont],
  globalTypes: {
    theme: {
      description: 'Color theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    backgrounds: { disable: true },
    // The rules of the visual tests in shell/e2e.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Components', 'Patterns', 'Kit'] } },
  },
};

export default preview;
