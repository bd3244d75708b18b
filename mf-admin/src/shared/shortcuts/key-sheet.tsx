import { useNavigate } from '@platform/kit/router';
import { lazy, Suspense, useState } from 'react';
import { SECTION_GROUPS } from '../sections.ts';
import { useMay } from '../use-may.ts';
import { useShortcuts } from './use-shortcuts.ts';

const KeyList = lazy(async () => {
  const { KeyList: Component } = await import(/* webpackChunkName: "key-list" */ './key-list.tsx');
  return { default: Component };
});

/** Opens the list of all keys with `?`, and the sections with G and a letter. */
export function KeySheet() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const may = useMay();
  const sections = SECTION_GROUPS.flatMap((group) => group.sections).filter(({ endpoint }) => may(endpoint));
  useShortcuts({
    '?': () => setOpen(true),
    ...Object.fromEntries(sections.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])),
  });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeyList sections={sections} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
