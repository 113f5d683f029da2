import { useState } from 'react';
import { datasheetLimits } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { api, apiAddress } from 'shared-kit/shell';
import { Refused, type UploadFault, uploadFaultOf, useUploads } from '../../uploads/use-uploads.ts';

/** Adds and removes a product's data sheets. The list of products has them, so it is refetched. */
export function useDatasheets(productId: string) {
  const [fault, setFault] = useState<UploadFault | null>(null);
  const address = `/api/manufacturer/products/${productId}/datasheets`;
  const listAgain = () => queries.invalidateQueries({ queryKey: ['own-products'] });
  const uploads = useUploads(async (file, onProgress) => {
    if (file.size > datasheetLimits.bytes) throw new Refused('too-big');
    const type = 'application/pdf';
    await api.upload(apiAddress(address, { name: file.name }), file, { type, onProgress });
    await listAgain();
  });
  return {
    ...uploads,
    fault,
    remove: async (id: string) => {
      setFault(null);
      try {
        await api.delete(`${address}/${id}`);
      } catch (error) {
        setFault(uploadFaultOf(error));
      }
      await listAgain();
    },
  };
}
