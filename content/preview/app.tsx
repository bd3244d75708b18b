import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { Frame } from './frame.tsx';
import { Overview } from './overview.tsx';

/** Two pages: the list of everything, and the frame in it, which can be as narrow as a phone. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <GlobalStyle $fonts={FONTS} />
      {location.pathname === '/frame' ? <Frame /> : <Overview />}
    </>,
  );
