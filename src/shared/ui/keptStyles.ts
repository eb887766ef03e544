import { createCache } from '@ant-design/cssinjs';

/**
 * The component library's styles, kept once they are made. By itself the library takes them off the page with the last piece that needs them: a
 * page that draws nothing of it made them, and the look of the whole page, anew at every dialog.
 */
export const keptStyles = createCache();

const update = keptStyles.opUpdate.bind(keptStyles);

/** An entry is how many pieces use it and what they use. One more than there are, and it is never the last that leaves. */
keptStyles.opUpdate = (path, change) =>
  update(path, before => {
    const after = change(before);
    return before === undefined && after ? [after[0] + 1, after[1]] : after;
  });
