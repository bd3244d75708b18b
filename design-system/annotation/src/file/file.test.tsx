import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  FILE_STORAGE_SENTENCE,
  findAnswerErrors,
  type FileAnswer,
  type FileDefinition,
  type WorkFile,
} from '@platform/contracts';
import { AnnotationProvider, type AnnotationServices } from '../annotation-services.tsx';
import { PartEditor } from '../part-editor.tsx';
import { PartReader } from '../part-reader.tsx';

const DEFINITION: FileDefinition = {
  type: 'file',
  id: 'work',
  prompt: 'Hand in your picture and its source',
  types: ['image/png', 'text/plain'],
  minFiles: 1,
  maxFiles: 2,
  minLinks: 1,
  maxLinks: 2,
  statement: 'I made this, or I may use it',
};
const STORED: WorkFile = { id: 'f1', name: 'picture.png', type: 'image/png', size: 2_048 };

function setUp(uploadFile: AnnotationServices['uploadFile']) {
  const answers: FileAnswer[] = [{ files: [], links: [], confirmed: false }];
  const services = {
    uploadFile,
    fileUrl: (id: string) => `/files/${id}`,
    mediaUrl: (hash: string) => `/media/${hash}`,
    files: [],
    onInsert: () => undefined,
  };
  function Page() {
    const [answer, setAnswer] = useState(answers[0]!);
    return (
      <AnnotationProvider value={services}>
        <PartEditor
          definition={DEFINITION}
          answer={answer}
          errors={[]}
          onChange={(next) => {
            answers.push(next as FileAnswer);
            expect(findAnswerErrors(DEFINITION, next, 'draft')).toEqual([]);
            setAnswer(next as FileAnswer);
          }}
        />
      </AnnotationProvider>
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), answer: () => answers.at(-1)! };
}

const png = (name = 'picture.png') => new File(['content'], name, { type: 'image/png' });
const input = () => screen.getByLabelText('Choose files');

test('uploads a chosen file at once and adds it, also if the answer changed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<WorkFile>();
  const { user, answer } = setUp(() => promise);
  await user.upload(input(), png());
  expect(screen.getByText('Uploading...')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: DEFINITION.statement }));
  resolve(STORED);
  expect(await screen.findByRole('link', { name: 'picture.png' })).toHaveAttribute('href', '/files/f1');
  expect(answer()).toEqual({ files: ['f1'], links: [], confirmed: true });
  await user.click(screen.getByRole('button', { name: 'Remove picture.png' }));
  expect(answer().files).toEqual([]);
});

test('shows why a file was not accepted, and goes on with the next one', async () => {
  const uploadFile = jest.fn<Promise<WorkFile>, []>().mockRejectedValueOnce(new Error('It is broken.'));
  uploadFile.mockResolvedValueOnce(STORED);
  const { user, answer } = setUp(uploadFile);
  await user.upload(input(), [png('first.png'), png('second.png')]);
  expect(await screen.findByText('It is broken.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'picture.png' })).toBeInTheDocument();
  expect(answer().files).toEqual(['f1']);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('It is broken.')).not.toBeInTheDocument();
});

test('says how much of a file is sent, and cancels it', async () => {
  const started: Parameters<AnnotationServices['uploadFile']>[1][] = [];
  const { user, answer } = setUp((_, options) => {
    started.push(options);
    return new Promise((_resolve, reject) => options.signal.addEventListener('abort', reject));
  });
  await user.upload(input(), [png('first.png'), png('second.png')]);
  await waitFor(() => expect(started).toHaveLength(1));
  act(() => started[0]!.onProgress(0.457));
  expect(screen.getByRole('progressbar', { name: 'Upload of first.png' })).toHaveAttribute(
    'aria-valuenow',
    '45',
  );
  expect(screen.getByText('Uploading: 45%')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading first.png: 25%');
  act(() => started[0]!.onProgress(1));
  expect(screen.getByText('Checking the file...')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Cancel the upload of first.png' }));
  expect(started[0]!.signal.aborted).toBe(true);
  expect(input()).toHaveFocus();
  expect(screen.queryByText('first.png')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of second.png' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(answer().files).toEqual([]);
});

test('rejects other types, empty files and files above 10 MB without sending them', async () => {
  const uploadFile = jest.fn<Promise<WorkFile>, []>();
  setUp(uploadFile);
  const large = png('large.png');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  const files = [new File(['a'], 'a.zip'), new File([], 'empty.png'), large];
  fireEvent.drop(input().parentElement!, { dataTransfer: { files } });
  expect(await screen.findByText('Choose a file of one of these types: PNG, Text.')).toBeInTheDocument();
  expect(screen.getByText('This file is empty.')).toBeInTheDocument();
  expect(screen.getByText('Choose a file of at most 10 MB.')).toBeInTheDocument();
  expect(uploadFile).not.toHaveBeenCalled();
});

test('says which files can be added, and how many an account stores', () => {
  setUp(jest.fn());

  expect(screen.getByText(/at most 10 MB each/)).toHaveTextContent(FILE_STORAGE_SENTENCE);
});

test('keeps a link while it is typed', async () => {
  const { user, answer } = setUp(() => Promise.resolve(STORED));
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByLabelText('Link'), 'https://exa');
  await user.type(screen.getByLabelText('Title'), 'Source');
  await user.selectOptions(screen.getByLabelText('License'), 'CC BY');
  expect(answer().links).toEqual([{ url: 'https://exa', title: 'Source', license: 'cc_by' }]);
  await user.click(screen.getByRole('button', { name: 'Remove link 1' }));
  expect(answer().links).toEqual([]);
});

test('reads files as downloads, and makes no link of an address that is not public', () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={{
        files: ['f1'],
        links: [
          { url: 'https://example.org/a', title: 'Source', license: 'cc0' },
          { url: 'javascript:alert(1)', title: 'Trap', license: 'own' },
        ],
        confirmed: true,
      }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Uploaded file' })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  expect(screen.queryByRole('link', { name: 'Trap' })).not.toBeInTheDocument();
});
