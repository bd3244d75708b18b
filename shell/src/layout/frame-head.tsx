import { formatDate, MEDIA, space, Text } from '@platform/design-system';
import { useSession, type PageHandle } from '@platform/kit';
import { useMatches } from '@platform/kit/router';
import { styled } from 'styled-components';

/** Where one is, from the route's title, and today's date as the server has it. The page below has the heading. */
export function FrameHead() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const { user } = useSession();
  return (
    <Line $size={14} $tone="muted">
      {handle && <strong>{handle.title}</strong>}
      {user && <time dateTime={user.now}>{formatDate(user.now)}</time>}
    </Line>
  );
}

const Line = styled(Text)`
  display: flex;
  gap: ${space(3)};

  strong {
    color: var(--ink);
  }

  ${MEDIA.phone} {
    display: none;
  }
`;
