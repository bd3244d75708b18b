import { MAIN_ID } from '@platform/kit';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Layout of the public pages: header, page, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
