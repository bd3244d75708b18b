import { Text } from '@platform/design-system';
import { useEffect, useState } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

const SLOW_AFTER_MS = 2_000;

/** Shows a page skeleton while a remote loads, and after two seconds a message. */
export function SectionLoading() {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div role="status">
        {isSlow && <Text $tone="muted">This is taking longer than usual. Still trying.</Text>}
      </div>
      <PageSkeleton />
    </>
  );
}
