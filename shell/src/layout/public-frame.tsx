import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID } from './use-arrival.ts';

/** Header, page, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
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
