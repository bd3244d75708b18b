import { MaterialView } from '@platform/annotation';
import type { AnswerError, ItemDraft, Submission } from '@platform/contracts';
import {
  belowWidth,
  Button,
  Heading,
  LAYER,
  MEDIA,
  SegmentedControl,
  space,
  Stack,
  Surface,
} from '@platform/design-system';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { useHeadingFocus } from '../../../shared/answers/use-heading-focus.ts';
import type { useEffort } from '../draft/use-effort.ts';
import { Guideline } from './guideline.tsx';
import { ItemView } from './item-view.tsx';
import { findRevisionRequest } from './revision-notice.tsx';

/** What is shown beside the questions or, on narrow screens, in their place. */
export type View = 'work' | 'guideline';

type SwitchProps = { hasMaterial: boolean; view: View; onChange: (view: View) => void };

/** Shows the guideline of the task, or what is worked on. */
export const ViewSwitch = memo(function ViewSwitch({ hasMaterial, view, onChange }: SwitchProps) {
  const work = hasMaterial ? (
    <>
      <OnNarrow>Questions</OnNarrow>
      <OnWide>Material</OnWide>
    </>
  ) : (
    'Questions'
  );
  return (
    <SegmentedControl
      label="Show"
      options={[
        { value: 'work', label: work },
        { value: 'guideline', label: 'Guideline' },
      ]}
      value={view}
      onValueChange={onChange}
    />
  );
});

type Props = {
  submission: Submission;
  index: number;
  view: View;
  draft: ItemDraft;
  isReadOnly: boolean;
  errors: Readonly<Record<string, readonly AnswerError[]>>;
  effort: ReturnType<typeof useEffort>;
  onChange: (draft: ItemDraft) => void;
  onAnswer: (before: ItemDraft, after: ItemDraft) => void;
};

/**
 * The material of an item beside its questions, both in view while either scrolls; the guideline takes the place of the
 * material. On narrow screens the material stays above the questions and can be folded.
 */
export function ItemPanes(props: Props) {
  const { submission, index, view, draft, isReadOnly, errors, effort, onChange, onAnswer } = props;
  const [isFolded, setFolded] = useState(false);
  const item = submission.items[index];
  const heading = useHeadingFocus(item?.id ?? '');
  if (!item) return null;
  const hasMaterial = item.material.length > 0;
  return (
    <Panes data-view={view} data-single={!hasMaterial || undefined}>
      {hasMaterial && (
        <Surface data-name="material" data-folded={isFolded || undefined}>
          <FoldButton
            size="compact"
            variant="quiet"
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? 'Show the material' : 'Hide the material'}
          </FoldButton>
          <div>
            <Material key={item.id} material={item.material} level={2} />
          </div>
        </Surface>
      )}
      <Surface data-name="guideline" $sunken>
        <Instructions {...pickTexts(submission)} />
      </Surface>
      <Surface data-name="questions" {...effort.handlers}>
        <Stack $gap={4}>
          <Heading ref={heading} $size={18} tabIndex={-1}>
            {`Item ${index + 1} of ${submission.items.length}`}
          </Heading>
          <ItemView
            item={item}
            draft={draft}
            isReadOnly={isReadOnly}
            errors={errors}
            comments={findRevisionRequest(submission)?.comments ?? []}
            onChange={onChange}
            onAnswer={onAnswer}
          />
        </Stack>
      </Surface>
    </Panes>
  );
}

/** Neither changes while the member answers. */
const Material = memo(MaterialView);
const Instructions = memo(Guideline);

function pickTexts({ instructions, guideline, rubric }: Submission) {
  return { instructions, guideline, rubric };
}

const NARROW = belowWidth(1024);
/** Height of the bar below, with a gap. */
const BAR = '5rem';
/** On a lower screen nothing stays in view while the rest scrolls. */
const HIGH = '@media (min-height: 25em)';

const OnNarrow = styled.span`
  ${MEDIA.wide} {
    display: none;
  }
`;

const OnWide = styled.span`
  ${NARROW} {
    display: none;
  }
`;

const FoldButton = styled(Button)`
  ${MEDIA.wide} {
    display: none;
  }
`;

const Panes = styled.div`
  &[data-view='work'] > [data-name='guideline'],
  &[data-view='guideline'] > [data-name='material'] {
    display: none;
  }

  ${MEDIA.wide} {
    display: grid;
    grid-template: 'side questions' auto / minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(4)};

    > [data-name='material'] {
      padding: ${space(4)};
    }

    > [data-name='questions'] {
      grid-area: questions;
    }

    > :is([data-name='material'], [data-name='guideline']) {
      grid-area: side;
    }

    &[data-single][data-view='work'] {
      grid-template: 'questions' auto / minmax(0, 1fr);
    }

    &[data-single][data-view='guideline'] {
      grid-template: 'questions side' auto / minmax(0, 2fr) minmax(0, 1fr);
    }

    ${HIGH} {
      > :is([data-name='material'], [data-name='guideline']) {
        position: sticky;
        top: ${space(2)};
        max-height: calc(100dvh - ${space(2)} - ${BAR});
        overflow: auto;
      }
    }
  }

  ${NARROW} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};

    > [data-name='material'] {
      padding: ${space(1)} ${space(4)} ${space(3)};
    }

    > [data-folded] {
      padding-bottom: ${space(1)};

      > :last-child {
        display: none;
      }
    }

    &[data-view='guideline'] > [data-name='questions'] {
      display: none;
    }

    ${HIGH} {
      > [data-name='material'] {
        position: sticky;
        top: 0;
        z-index: ${LAYER.header - 1};
        max-height: 45dvh;
        overflow: auto;
      }
    }
  }
`;
