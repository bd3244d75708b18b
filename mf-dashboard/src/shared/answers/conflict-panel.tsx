import {
  Button,
  Card,
  CardBody,
  DateTime,
  Heading,
  Loading,
  Row,
  SkeletonLines,
  Split,
  Stack,
  Text,
} from '@platform/design-system';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { SaveState } from './draft-saver.ts';
import { isSameDraft, type AnswerDraft, type ItemDrafts, type Questions } from './item-drafts.ts';

type Props<Item extends AnswerDraft, Asked extends Questions> = {
  conflict: Extract<SaveState, { kind: 'conflict' }>;
  items: readonly Asked[];
  /** The answers of this page. */
  drafts: ItemDrafts<Item>;
  /** What the server has now; `undefined` while it loads. */
  latest: { readonly version: number; readonly drafts: ItemDrafts<Item> } | undefined;
  /** Shows the answers to an item. */
  renderAnswers: (item: Asked, draft: Item) => ReactNode;
  onRefresh: () => void;
  onKeepThis: (version: number, items: readonly Item[]) => void;
  onUseOther: () => void;
};

/** Shows the answers of this page beside newer ones of another page or device, and asks which to keep. */
export function ConflictPanel<Item extends AnswerDraft, Asked extends Questions>(props: Props<Item, Asked>) {
  const { conflict, items, drafts, latest, renderAnswers, onRefresh, onKeepThis, onUseOther } = props;
  const isCurrent = latest !== undefined && latest.version >= conflict.version;
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isCurrent) refresh();
  }, [conflict.version, isCurrent]);
  const different = items.flatMap((item, position) => {
    const [here, there] = [drafts[item.id], latest?.drafts[item.id]];
    return here && there && !isSameDraft(item, here, there) ? [{ item, position, here, there }] : [];
  });
  return (
    <Card as="section" role="alert" aria-label="Two versions of your answers" $accent>
      <CardBody>
        <Heading $size={18}>Two versions of your answers</Heading>
        <Text>
          Newer answers were saved on {conflict.device}
          {conflict.savedAt && (
            <>
              {' '}
              at <DateTime at={conflict.savedAt} showTime />
            </>
          )}
          . Nothing is overwritten until you choose. The answers of this page are kept on this device.
        </Text>
        {isCurrent ? (
          <>
            {different.map(({ item, position, here, there }) => (
              <Difference
                key={item.id}
                position={position}
                here={renderAnswers(item, here)}
                there={renderAnswers(item, there)}
                device={conflict.device}
              />
            ))}
            <Row>
              <Button
                variant="primary"
                onClick={() =>
                  onKeepThis(
                    latest.version,
                    different.map(({ here }) => here),
                  )
                }
              >
                Keep the answers of this page
              </Button>
              <Button onClick={onUseOther}>Use the other answers</Button>
            </Row>
          </>
        ) : (
          <Loading label="Loading the other answers">
            <SkeletonLines count={3} />
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}

type DifferenceProps = { position: number; here: ReactNode; there: ReactNode; device: string };

function Difference({ position, here, there, device }: DifferenceProps) {
  return (
    <Stack as="section" $gap={2} aria-label={`Item ${position + 1}`}>
      <Heading as="h3" $size={16}>
        Item {position + 1}
      </Heading>
      <Split $ratio={1}>
        <Stack $gap={2}>
          <Text $strong>This page</Text>
          {here}
        </Stack>
        <Stack $gap={2}>
          <Text $strong>{device}</Text>
          {there}
        </Stack>
      </Split>
    </Stack>
  );
}
