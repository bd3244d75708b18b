import type { PartAnswer, PartDefinition } from '@platform/contracts';
import { AnnotationProvider } from '../annotation-services.tsx';
import { EditorDemo } from './part-demo.tsx';
import { STORY_SERVICES } from './story-services.ts';

/** An editor in a story, with pictures and uploads. */
export function PartDemo(props: { definition: PartDefinition; answer: PartAnswer }) {
  return (
    <AnnotationProvider value={STORY_SERVICES}>
      <EditorDemo {...props} />
    </AnnotationProvider>
  );
}
