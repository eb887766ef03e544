/** What every viewer of the preview is given; each is a default export, because it is loaded when it is needed. */
export interface ViewerProps {
  blob: Blob;
  fileName: string;
}
