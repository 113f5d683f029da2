import { useState } from 'react';

/**
 * Key of an editor that begins with a query's answer. It changes only when the person loads the answer anew. News and a
 * connection that is back ask queries again too; they leave the editor and its input alone.
 */
export function useEditorKey(query: Readonly<{ refetch: () => Promise<{ isError: boolean }> }>) {
  const [key, setKey] = useState(0);
  const reload = async (): Promise<void> => {
    const { isError } = await query.refetch();
    if (!isError) setKey((before) => before + 1);
  };
  return { key, reload };
}
