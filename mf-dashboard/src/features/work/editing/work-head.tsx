import { BackIcon, belowWidth, Heading, IconButton, MEDIA, space } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

const Slot = createContext<HTMLElement | null>(null);

type Props = {
  title: string;
  badge: ReactNode;
  /** The page below; what is in a `WorkTools` of it is shown in the head. */
  children: ReactNode;
};

/** The head of the work page and the page. One row on a wide screen and two on others, so that the work has the height. */
export function WorkFrame({ title, badge, children }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <Slot value={slot}>
      <Frame>
        <Head>
          <IconButton label="My Tasks" size="compact" asChild>
            <Link to={paths.dashboard.tasks()}>
              <BackIcon size={20} />
            </Link>
          </IconButton>
          <Heading as="h1" $size={18} tabIndex={-1}>
            {title}
          </Heading>
          <State>{badge}</State>
          <Tools ref={setSlot} />
        </Head>
        {children}
      </Frame>
    </Slot>
  );
}

/**
 * Shows the ways through the work in the head of the page.
 *
 * @param aside what is needed rarely, in the first row of a narrow screen
 */
export function WorkTools({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  const slot = use(Slot);
  if (!slot) return null;
  const tools = (
    <>
      <Main>{children}</Main>
      <Aside>{aside}</Aside>
    </>
  );
  return createPortal(tools, slot);
}

const NARROW = belowWidth(1024);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.25rem;

  > h1 {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${MEDIA.wide} {
    > h1 {
      max-width: 24rem;
    }
  }

  ${NARROW} {
    flex-wrap: wrap;

    > h1 {
      flex: 1 1 0;
    }
  }
`;

/** On a phone the title needs the room; a revision has a notice of its own. */
const State = styled.div`
  display: flex;

  ${belowWidth(480)} {
    display: none;
  }
`;

const Tools = styled.div`
  display: contents;
`;

const Main = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;

  > nav {
    flex: 1 1 4rem;
  }

  ${NARROW} {
    flex-basis: 100%;
    order: 2;
  }
`;

const Aside = styled.div`
  display: flex;
  gap: ${space(1)};

  &:empty {
    display: none;
  }
`;
