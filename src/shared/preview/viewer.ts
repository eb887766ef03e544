/** Props of every viewer. Viewers are default exports because they load lazily. */
export interface ViewerProps {
  blob: Blob;
  fileName: string;
}
