-- Products are found by more: article numbers, years and what makers write as codes. The start lists them anew.
TRUNCATE TABLE "product_listing";
