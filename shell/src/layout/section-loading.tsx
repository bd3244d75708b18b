import { Text } from '@platform/design-system';
import { useEffect, useState } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

const SLOW_AFTER_MS = 2_000;

/** While a remote is on its way: the outline of a page, and after two seconds a word about it. */
export function SectionLoading() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div role="status">
        {slow && <Text $tone="muted">This is taking longer than usual. Still trying.</Text>}
      </div>
      <PageSkeleton />
    </>
  );
}
