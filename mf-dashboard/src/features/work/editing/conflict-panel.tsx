import type { ItemDraft, Submission, SubmissionItem } from '@platform/contracts';
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
import { useEffect, useEffectEvent } from 'react';
import { getDraft, isSameDraft, toItemDrafts, type ItemDrafts } from '../answers/item-drafts.ts';
import type { SaveState } from '../draft/draft-saver.ts';
import { ItemReader } from './item-view.tsx';

type Props = {
  conflict: Extract<SaveState, { kind: 'conflict' }>;
  /** The answers of this page. */
  drafts: ItemDrafts;
  /** The submission as the server has it now; `undefined` while it loads. */
  latest: Submission | undefined;
  onRefresh: () => void;
  onKeepThis: (version: number, items: readonly ItemDraft[]) => void;
  onUseOther: () => void;
};

/** Shows the answers of this page beside newer ones of another page or device, and asks which to keep. */
export function ConflictPanel({ conflict, drafts, latest, onRefresh, onKeepThis, onUseOther }: Props) {
  const isCurrent = latest !== undefined && latest.version >= conflict.version;
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isCurrent) refresh();
  }, [conflict.version, isCurrent]);
  const saved = latest ? toItemDrafts(latest.items) : {};
  const different = (latest?.items ?? []).filter(
    (item) => !isSameDraft(item, getDraft(drafts, item.id), getDraft(saved, item.id)),
  );
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
            {different.map((item) => (
              <Difference
                key={item.id}
                item={item}
                position={latest.items.indexOf(item)}
                here={getDraft(drafts, item.id)}
                there={getDraft(saved, item.id)}
                device={conflict.device}
              />
            ))}
            <Row>
              <Button
                variant="primary"
                onClick={() =>
                  onKeepThis(
                    latest.version,
                    different.map(({ id }) => getDraft(drafts, id)),
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

type DifferenceProps = {
  item: SubmissionItem;
  position: number;
  here: ItemDraft;
  there: ItemDraft;
  device: string;
};

function Difference({ item, position, here, there, device }: DifferenceProps) {
  return (
    <Stack as="section" $gap={2} aria-label={`Item ${position + 1}`}>
      <Heading as="h3" $size={16}>
        Item {position + 1}
      </Heading>
      <Split $ratio={1}>
        <Stack $gap={2}>
          <Text $strong>This page</Text>
          <ItemReader item={item} draft={here} comments={[]} />
        </Stack>
        <Stack $gap={2}>
          <Text $strong>{device}</Text>
          <ItemReader item={item} draft={there} comments={[]} />
        </Stack>
      </Split>
    </Stack>
  );
}
