import type { AnnotationServices } from '../annotation-services.tsx';

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <rect width="800" height="600" fill="#dfe9f2"/><rect y="380" width="800" height="220" fill="#8a939c"/>
  <g fill="#b3402f"><rect x="90" y="400" width="180" height="70" rx="18"/><rect x="125" y="365" width="110" height="45" rx="12"/></g>
  <g fill="#2f5fb3"><rect x="470" y="440" width="220" height="84" rx="20"/><rect x="515" y="398" width="130" height="52" rx="14"/></g>
  <g><rect x="372" y="210" width="10" height="190" fill="#555"/><circle cx="377" cy="190" r="44" fill="#d43"/></g>
</svg>`;

/** The services of the stories: a drawn picture, and uploads that take a second. */
export const STORY_SERVICES: AnnotationServices = {
  uploadFile: async (file, { onProgress }) => {
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      onProgress(share);
    }
    if (file.name.startsWith('bad')) throw new Error('This file is not what its name says.');
    return { id: file.name, name: file.name, type: 'image/png', size: file.size };
  },
  fileUrl: (id) => `/files/${id}`,
  mediaUrl: () => `data:image/svg+xml,${encodeURIComponent(SCENE)}`,
  files: [
    { id: 'f1', name: 'poster.pdf', type: 'application/pdf', size: 482_133 },
    { id: 'f2', name: 'notes.txt', type: 'text/plain', size: 912 },
  ],
  onInsert: () => undefined,
};
