import {
  isForAdministrators,
  isOptional,
  NOTICE_KIND_NAMES,
  type NoticeMailTime,
  type NoticePreferences,
  type OptionalNoticeKind,
} from '@platform/contracts';
import {
  Badge,
  Loading,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  SelectField,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { describeError, useSession, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useId, useState } from 'react';
import { KIND_LABELS, LABELS, TIME_OPTIONS } from './labels.ts';
import { useNoticePreferencesQuery, useSetNoticePreferenceMutation } from './notice-preferences-api.ts';

/** Lets the user choose when each kind of notice is emailed, and says which ones always are. */
export function NoticePreferencesPanel() {
  const query = useNoticePreferencesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={LABELS.title}>
      <QueryBoundary
        query={query}
        resource="your choice of notices"
        level={3}
        skeleton={
          <Loading label="Loading your choice of notices">
            <Skeleton $height="16rem" />
          </Loading>
        }
      >
        {(preferences) => <Preferences preferences={preferences} />}
      </QueryBoundary>
    </Panel>
  );
}

function Preferences({ preferences }: { preferences: NoticePreferences }) {
  const headingId = useId();
  const isAdmin = useSession().user?.isAdmin ?? false;
  const always = NOTICE_KIND_NAMES.filter(
    (kind) => !isOptional(kind) && (isAdmin || !isForAdministrators(kind)),
  );
  return (
    <Stack $gap={4}>
      <Text $tone="muted">{LABELS.lead}</Text>
      {preferences.kinds.map(({ kind, mail }) =>
        isOptional(kind) && mail !== 'always' ? <KindField key={kind} kind={kind} mail={mail} /> : null,
      )}
      <Text $tone="muted">{LABELS.daily(preferences)}</Text>
      <div>
        <Text as="h3" id={headingId} $strong>
          {LABELS.always}
        </Text>
        <Text $tone="muted">{LABELS.alwaysReason}</Text>
      </div>
      <RowList aria-labelledby={headingId}>
        {always.map((kind) => (
          <RowItem key={kind} $padding={0}>
            <RowText>{KIND_LABELS[kind]}</RowText>
            <RowEnd>
              <Badge>Always</Badge>
            </RowEnd>
          </RowItem>
        ))}
      </RowList>
    </Stack>
  );
}

/** Stores a choice as soon as it is made. A choice that could not be stored is taken back, and a toast says so. */
function KindField({ kind, mail }: { kind: OptionalNoticeKind; mail: NoticeMailTime }) {
  const [setPreference] = useSetNoticePreferenceMutation();
  const [chosen, setChosen] = useState<NoticeMailTime>();
  const toast = useToast();

  async function choose(time: NoticeMailTime): Promise<void> {
    setChosen(time);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    try {
      await setPreference({ body: { kind, mail: time, timeZone } }).unwrap();
      toast({ title: 'Choice saved', tone: 'success' });
    } catch (error) {
      toast({ title: 'Choice not saved', error: describeError(error), tone: 'danger' });
      setChosen(undefined);
    }
  }

  return (
    <SelectField
      label={KIND_LABELS[kind]}
      value={chosen ?? mail}
      options={TIME_OPTIONS}
      onChange={({ target }) => void choose(target.value as NoticeMailTime)}
    />
  );
}
