import {
  COUNTRIES,
  parseMaskedIdentityDocuments,
  WORK_AUTHORIZATIONS,
  type RevealedIdentityDocuments,
  type VerificationDetail,
} from '@platform/contracts';
import { DescriptionList, DateTime, Tab, TabList, TabPanel, Tabs, Text } from '@platform/design-system';

type Props = {
  record: VerificationDetail;
  /** The unmasked identity documents, once the administrator has revealed them. */
  revealed: RevealedIdentityDocuments | undefined;
};

/**
 * The submitted identity documents in three tabs (docs/specification.md#2-screens-and-routes), masked until revealed.
 */
export function IdentityDocuments({ record, revealed }: Props) {
  const documents = revealed ?? parseMaskedIdentityDocuments(record.metadata);
  if (!documents) return <Removal at={record.documentsRemovedAt} />;
  return (
    <Tabs defaultValue="personal">
      <TabList aria-label="Identity documents">
        <Tab value="personal">Personal Info</Tab>
        <Tab value="work">Work Authorization</Tab>
        <Tab value="metadata">Metadata</Tab>
      </TabList>
      <TabPanel value="personal">
        <DescriptionList
          items={[
            { term: 'Full name', description: documents.fullName, verbatim: true },
            { term: 'Email', description: documents.email, verbatim: true },
            { term: 'Phone number', description: documents.phoneNumber, verbatim: true },
            { term: 'Country', description: describeCountry(documents) },
            { term: 'Home address', description: documents.homeAddress, verbatim: true },
          ]}
        />
      </TabPanel>
      <TabPanel value="work">
        <DescriptionList
          items={[
            { term: 'Work authorization', description: describeWorkAuthorization(documents) },
            { term: 'Identification number', description: documents.identificationNumber, verbatim: true },
          ]}
        />
      </TabPanel>
      <TabPanel value="metadata">
        <DescriptionList
          items={[
            { term: 'Verification ID', description: record.id, verbatim: true },
            { term: 'User ID', description: record.userId, verbatim: true },
            { term: 'Blueprint', description: `${record.blueprint.name} (${record.blueprintId})` },
            { term: 'Payment method', description: record.paymentMethod ?? 'None' },
            { term: 'Submitted', description: <DateTime at={documents.submissionDate} showTime /> },
          ]}
        />
      </TabPanel>
    </Tabs>
  );
}

/** Says when the documents were removed; nothing if they are stored and cannot be decrypted. */
function Removal({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <Text $tone="muted">
      The documents were removed on <DateTime at={at} />, because they are no longer needed.
    </Text>
  );
}

/** The country in words, also of masked documents. */
export function describeCountry({ country }: RevealedIdentityDocuments): string {
  return findLabel(COUNTRIES, country);
}

/** The right to work in words, also of masked documents. */
export function describeWorkAuthorization({ workAuthorization }: RevealedIdentityDocuments): string {
  return findLabel(WORK_AUTHORIZATIONS, workAuthorization);
}

function findLabel(
  options: readonly { readonly value: string; readonly label: string }[],
  value: string,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
