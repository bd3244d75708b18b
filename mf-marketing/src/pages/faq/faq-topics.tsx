import { DisclosureList, space, VisuallyHidden } from '@platform/design-system';
import { css, styled } from 'styled-components';
import { FAQ_TOPICS, type FaqTopic } from '../../content/faq.content.ts';
import { AddressTabs, tabId } from '../../shared/address-tabs.tsx';
import { useAddressTab } from '../../shared/use-address-tab.ts';

const VALUES = FAQ_TOPICS.map(({ value }) => value) as [FaqTopic['value'], ...FaqTopic['value'][]];

/** The questions by topic, one topic at a time, in it one answer at a time. */
export function FaqTopics() {
  const { current, isLive } = useAddressTab(VALUES);

  return (
    <>
      <AddressTabs label="Topics" tabs={FAQ_TOPICS} current={current} />
      <Panels data-live={isLive ? '' : undefined}>
        {FAQ_TOPICS.map(({ value, label, items }) => (
          <section
            key={value}
            id={value}
            role="tabpanel"
            aria-labelledby={tabId(value)}
            hidden={isLive && value !== current}
          >
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
            <DisclosureList
              items={items.map(({ question, answer }) => ({ summary: question, content: answer }))}
            />
          </section>
        ))}
      </Panels>
    </>
  );
}

/** Without a script the address's place decides which topic is seen; without a place the first. */
const chosenByAddress = css`
  &:not([data-live]) > section:not(:target, :first-child) {
    display: none;
  }

  &:not([data-live]):has(> :target) > section:not(:target) {
    display: none;
  }
`;

const Panels = styled.div`
  padding-top: ${space(6)};
  ${chosenByAddress}

  > section {
    scroll-margin-top: 10rem;
  }
`;
