-- Versions of documents of content/ name pictures of the library by their addresses, as articles do.
CREATE FUNCTION record_document_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'document';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('document', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('document', NEW.id, ARRAY(
			SELECT ROW(hash, 'document', NEW.id, 'content')::picture_uses FROM pictures_in(NEW.text) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_versions_pictures AFTER INSERT OR DELETE OR UPDATE OF text ON "document_versions" FOR EACH ROW EXECUTE FUNCTION record_document_pictures();
--> statement-breakpoint
CREATE TRIGGER document_versions_pictures_truncate AFTER TRUNCATE ON "document_versions" FOR EACH STATEMENT EXECUTE FUNCTION record_document_pictures();
