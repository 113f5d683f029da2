CREATE TABLE "search_lexeme" (
	"lexeme" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "search_lexeme_lexeme_category_id_pk" PRIMARY KEY("lexeme","category_id")
);
--> statement-breakpoint
-- By the database, so that no writer can forget it. Codes are left out: there are many, each in few products.
CREATE FUNCTION "note_search_lexemes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two writers at once wait for each other instead of locking each other out.
  INSERT INTO search_lexeme (lexeme, category_id)
  SELECT found.lexeme, found.category_id
  FROM (SELECT DISTINCT lexeme, category_id FROM written, unnest(tsvector_to_array(search)) lexeme
    WHERE lexeme COLLATE "C" ~ '^[a-z]+$') found
  WHERE NOT EXISTS (SELECT FROM search_lexeme known
    WHERE known.lexeme = found.lexeme AND known.category_id = found.category_id)
  ORDER BY found.lexeme, found.category_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_listing_lexemes" AFTER INSERT ON "product_listing" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "note_search_lexemes"();
--> statement-breakpoint
INSERT INTO "search_lexeme" SELECT DISTINCT lexeme, category_id FROM "product_listing", unnest(tsvector_to_array(search)) lexeme WHERE lexeme COLLATE "C" ~ '^[a-z]+$';
--> statement-breakpoint
ANALYZE "search_lexeme";
