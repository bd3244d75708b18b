import type { Decorator, Preview } from '@storybook/react-webpack5';
import { GlobalStyle } from '../src/index.ts';
import { FONTS } from '../src/theme/fonts.ts';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme as string;
  return (
    <>
      <GlobalStyle $fonts={FONTS} />
      <Story />
    </>
  );
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Color theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: { backgrounds: { disable: true }, a11y: { test: 'error' } },
};

export default preview;
