import {
  AnnotationProvider,
  MaterialView,
  SERVICES_WITHOUT_FILES,
  type AnnotationServices,
} from '@platform/annotation';
import { getMedia } from '@platform/contracts';
import { Alert, Stack, Text } from '@platform/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { UNIT } from '../../content/learning.content.ts';
import type { UnitQuestionProps } from './unit-question.tsx';

/**
 * The editors are as large as the rest of a lesson, so that they are a file of their own. The server renders them with
 * the page; the browser loads them once the page can be read. Without them the lesson stays readable.
 */
const UnitQuestion = lazy(async () => {
  try {
    const { UnitQuestion: Component } = await import(
      /* webpackChunkName: "unit-question" */ './unit-question.tsx'
    );
    return { default: Component };
  } catch {
    return { default: MissingQuestion };
  }
});

/** A question of a lesson. */
export function LazyUnit(props: UnitQuestionProps) {
  return (
    <Suspense fallback={<MaterialView material={props.unit.material} />}>
      <UnitQuestion {...props} />
      <noscript>
        <Text $tone="muted">{UNIT.noScript}</Text>
      </noscript>
    </Suspense>
  );
}

function MissingQuestion({ unit }: UnitQuestionProps) {
  return (
    <Stack>
      <MaterialView material={unit.material} />
      <Alert tone="locked" title={UNIT.missing.title}>
        {UNIT.missing.text}
      </Alert>
    </Stack>
  );
}

/** Lessons show pictures, and take no files. */
const SERVICES: AnnotationServices = {
  ...SERVICES_WITHOUT_FILES,
  mediaUrl: (hash) => getMedia.path.replace(':hash', encodeURIComponent(hash)),
  keysNeedFocus: true,
};

/** Gives lessons and questions their pictures. */
export function LessonServices({ children }: { children: ReactNode }) {
  return <AnnotationProvider value={SERVICES}>{children}</AnnotationProvider>;
}
