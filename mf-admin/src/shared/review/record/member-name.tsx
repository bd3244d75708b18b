import { Heading, HoverCard, Stack } from '@platform/design-system';
import type { ReactElement } from 'react';
import { TruncatedText } from '../../list/table/truncated-text.tsx';
import { MemberFacts } from './member-facts.tsx';

type Member = { userId: string; username: string };

/** Shows a card of what is known about a member on hover and focus of their name. */
export function MemberCard({ userId, username, children }: Member & { children: ReactElement }) {
  return (
    <HoverCard
      content={
        <Stack $gap={3}>
          <Heading as="p" $size={16} translate="no">
            {username}
          </Heading>
          <MemberFacts userId={userId} />
        </Stack>
      }
    >
      {children}
    </HoverCard>
  );
}

type Props = { userId: string | null; username: string; strong?: boolean | undefined };

/** The username of a member in a list; an account that is gone, or never was, has no card. */
export function MemberName({ userId, username, strong }: Props) {
  if (userId === null) return <TruncatedText text={username} strong={strong} />;
  return (
    <MemberCard userId={userId} username={username}>
      <TruncatedText text={username} strong={strong} title={undefined} />
    </MemberCard>
  );
}
