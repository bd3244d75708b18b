import { MaterialView } from '@platform/annotation';
import type { AnswerError, ItemDraft, Submission } from '@platform/contracts';
import { belowWidth, Heading, MEDIA, SegmentedControl, space, Stack, Surface } from '@platform/design-system';
import { memo, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useHeadingFocus } from '../../../shared/answers/use-heading-focus.ts';
import type { useEffort } from '../draft/use-effort.ts';
import { Guideline } from './guideline.tsx';
import { ItemView } from './item-view.tsx';
import { findRevisionRequest } from './revision-notice.tsx';

type Pane = 'questions' | 'material' | 'guideline';

type Props = {
  submission: Submission;
  index: number;
  draft: ItemDraft;
  isReadOnly: boolean;
  errors: Readonly<Record<string, readonly AnswerError[]>>;
  effort: ReturnType<typeof useEffort>;
  onChange: (draft: ItemDraft) => void;
};

/** Material and guideline beside the questions of an item; on narrow screens one of the three at a time. */
export function ItemPanes({ submission, index, draft, isReadOnly, errors, effort, onChange }: Props) {
  const [pane, setPane] = useState<Pane>('questions');
  const item = submission.items[index];
  const heading = useHeadingFocus(item?.id ?? '');
  if (!item) return null;
  const hasMaterial = item.material.length > 0;
  const panes: readonly { value: Pane; label: string }[] = [
    { value: 'questions', label: 'Questions' },
    ...(hasMaterial ? [{ value: 'material' as const, label: 'Material' }] : []),
    { value: 'guideline', label: 'Guideline' },
  ];
  return (
    <Stack $gap={3}>
      <Narrow>
        <SegmentedControl label="Show" options={panes} value={pane} onValueChange={setPane} />
      </Narrow>
      <Panes
        data-pane={hasMaterial || pane !== 'material' ? pane : 'questions'}
        data-single={!hasMaterial || undefined}
      >
        <Surface data-name="questions" {...effort.handlers}>
          <Stack $gap={4}>
            <Heading ref={heading} $size={18} tabIndex={-1}>
              Item {index + 1} of {submission.items.length}
            </Heading>
            <ItemView
              item={item}
              draft={draft}
              isReadOnly={isReadOnly}
              errors={errors}
              comments={findRevisionRequest(submission)?.comments ?? []}
              onChange={onChange}
            />
          </Stack>
        </Surface>
        {hasMaterial && (
          <Surface data-name="material">
            <Material key={item.id} material={item.material} />
          </Surface>
        )}
        <Surface data-name="guideline" $sunken>
          <Instructions {...pickTexts(submission)} />
        </Surface>
      </Panes>
    </Stack>
  );
}

/** Neither changes while the member answers. */
const Material = memo(MaterialView);
const Instructions = memo(function Instructions(props: Omit<ComponentProps<typeof Guideline>, 'level'>) {
  return <Guideline {...props} level={3} />;
});

function pickTexts({ instructions, guideline, rubric }: Submission) {
  return { instructions, guideline, rubric };
}

const NARROW = belowWidth(1024);

const Narrow = styled.div`
  display: none;

  ${NARROW} {
    display: block;
  }
`;

const Panes = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${MEDIA.wide} {
    grid-template:
      'material questions' auto
      'guideline questions' 1fr / minmax(0, 1fr) minmax(0, 1fr);

    &[data-single] {
      grid-template: 'questions guideline' auto / minmax(0, 2fr) minmax(0, 1fr);
    }

    > [data-name='questions'] {
      grid-area: questions;
    }

    > [data-name='material'] {
      grid-area: material;
    }

    > [data-name='guideline'] {
      grid-area: guideline;
    }
  }

  ${NARROW} {
    &[data-pane='questions'] > :not([data-name='questions']),
    &[data-pane='material'] > :not([data-name='material']),
    &[data-pane='guideline'] > :not([data-name='guideline']) {
      display: none;
    }
  }
`;
